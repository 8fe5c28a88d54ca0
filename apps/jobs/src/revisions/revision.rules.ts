import type { Call, Terms } from '@crewcall/contracts-bookings';

const callFields = ['starts_on', 'starts_at', 'starts_again', 'ends_on', 'ends_at', 'ends_again', 'place'] as const;

/** What a person would have to agree to again; a call's name is not of that kind. */
export const changedCallFields = (before: Call, after: Call): string[] =>
  callFields.filter((field) => before[field] !== after[field]);

/** When calls start that are changed, as they were and as they are to be, the earliest first. */
export const changedStarts = (before: readonly Call[], after: readonly Call[]): string[] =>
  after
    .flatMap((call) => {
      const was = before.find(({ id }) => id === call.id);
      return was && changedCallFields(was, call).length ? [was.from, call.from] : [];
    })
    .sort();

export const changedTerms = (before: Terms, after: Terms): string[] =>
  Object.keys(after).filter((field) => before[field as keyof Terms] !== after[field as keyof Terms]);

const timeFields: readonly string[] = callFields.filter((field) => field !== 'place');

export const changesTime = (changed: readonly string[]): boolean => changed.some((field) => timeFields.includes(field));
