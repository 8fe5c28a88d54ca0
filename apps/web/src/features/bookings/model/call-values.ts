import {
  callFieldProblems,
  callTimeProblem,
  clockChangeWords,
  dayAfter,
  isDay,
  isRepeated,
  isSpan,
  spanOf,
  wallSpanOf,
  type Call,
  type SaveCallRequest,
  type Span,
} from '@crewcall/contracts-bookings';

/** A call as it is typed. */
export interface CallValues {
  name: string;
  place: string;
  day: string;
  isToFollow: boolean;
  startsAt: string;
  endsAt: string;
  isNextDay: boolean;
  startsAgain: boolean;
  endsAgain: boolean;
}

export type CallProblems = Partial<Record<'name' | 'place' | 'day' | 'startsAt' | 'endsAt', string>>;

export const newCall = (day: string): CallValues => ({
  name: '',
  place: '',
  day,
  isToFollow: false,
  startsAt: '08:00',
  endsAt: '18:00',
  isNextDay: false,
  startsAgain: false,
  endsAgain: false,
});

export const callValuesOf = (call: Call): CallValues => ({
  ...newCall(call.starts_on),
  name: call.name ?? '',
  place: call.place ?? '',
  isToFollow: call.is_time_to_follow,
  ...(call.starts_at && call.ends_at && { startsAt: call.starts_at, endsAt: call.ends_at }),
  isNextDay: !call.is_time_to_follow && call.ends_on > call.starts_on,
  startsAgain: call.starts_again,
  endsAgain: call.ends_again,
});

/** The same on another day; its name is another call's. */
export const onDay = (call: CallValues, day: string): CallValues => ({
  ...call,
  day,
  startsAgain: false,
  endsAgain: false,
});

export function callRequestOf(values: CallValues): SaveCallRequest {
  const { name, place, day, isToFollow, startsAt, endsAt, isNextDay, startsAgain, endsAgain } = values;
  const clocks = clocksOfCall(values);
  return {
    name: name.trim() || null,
    place: place.trim() || null,
    starts_on: day,
    ...(!isToFollow && {
      starts_at: startsAt,
      ends_at: endsAt,
      ends_on: isNextDay ? dayAfter(day) : day,
      ...(clocks.start && { starts_again: startsAgain }),
      ...(clocks.end && { ends_again: endsAgain }),
    }),
  };
}

const isTimed = ({ day, isToFollow, startsAt, endsAt }: CallValues): boolean =>
  !isToFollow && isDay(day) && Boolean(startsAt) && Boolean(endsAt);

/** Which of its times come twice that night, and what to say of the change of the clocks. */
export function clocksOfCall(values: CallValues): { start: boolean; end: boolean; words: string | null } {
  if (!isTimed(values)) return { start: false, end: false, words: null };
  const { day, startsAt, endsAt, isNextDay, startsAgain, endsAgain } = values;
  const endsOn = isNextDay ? dayAfter(day) : day;
  const [start, end] = [isRepeated({ day, time: startsAt }), isRepeated({ day: endsOn, time: endsAt })];
  const again = { starts_again: start && startsAgain, ends_again: end && endsAgain };
  const wall = { starts_on: day, starts_at: startsAt, ends_on: endsOn, ends_at: endsAt, ...again };
  return { start, end, words: clockChangeWords(wall) };
}

export function callProblemsOf(values: CallValues): CallProblems {
  const { name, place, day, isToFollow, startsAt, endsAt } = values;
  const times = { ends_at: endsAt };
  const shape: [keyof CallProblems, string | null][] = [
    ['name', callFieldProblems.name(name)],
    ['place', callFieldProblems.place(place)],
    ['day', callFieldProblems.starts_on(day)],
    ['startsAt', isToFollow ? null : callFieldProblems.starts_at(startsAt, times)],
  ];
  const problems = Object.fromEntries(shape.filter(([, text]) => text !== null)) as CallProblems;
  if (Object.keys(problems).length || !isTimed(values)) return problems;
  const timeProblem = callTimeProblem(callRequestOf(values));
  if (!timeProblem) return problems;
  return timeProblem.code === 'TIME_SKIPPED' ? { startsAt: timeProblem.message } : { endsAt: timeProblem.message };
}

/** When it is; null while its times make no sense. */
export function spanOfCall(values: CallValues): Span | null {
  if (!isDay(values.day)) return null;
  const span = spanOf(wallSpanOf(callRequestOf(values)));
  return isSpan(span) ? span : null;
}
