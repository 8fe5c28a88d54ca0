import { counted } from '@crewcall/contracts-core';
import { dayRateWords, type Team, togetherWords } from '@crewcall/contracts-bookings';

/** 'Leeds, 4 people, £220 to £340 a day, Worked together on 6 bookings' */
export const factsOfTeam = ({ town, members, day_rate, together }: Team): string =>
  [
    town,
    counted(members.length, 'person', 'people'),
    day_rate && dayRateWords(day_rate),
    together > 0 && togetherWords(together),
  ]
    .filter(Boolean)
    .join(', ');
