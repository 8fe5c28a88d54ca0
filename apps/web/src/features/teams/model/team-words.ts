import { dayRateWords, type Team, togetherWords } from '@crewcall/contracts-bookings';

export const peopleWords = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** 'Leeds, 4 people, £220 to £340 a day, Worked together on 6 bookings' */
export const factsOfTeam = ({ town, members, day_rate, together }: Team): string =>
  [town, peopleWords(members.length), day_rate && dayRateWords(day_rate), together > 0 && togetherWords(together)]
    .filter(Boolean)
    .join(', ');
