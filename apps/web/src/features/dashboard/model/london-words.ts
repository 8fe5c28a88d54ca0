import { calendarDate, madeOnce } from '@crewcall/contracts-core';

const timeZone = 'Europe/London';
const day = madeOnce(() => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }));

/** `YYYY-MM-DD` in London. */
export const londonDay = (at: number): string => day().format(at);

/** 'Thu 26 Nov' of a day. */
export const dayLabel = (on: string): string => calendarDate(new Date(`${on}T12:00:00Z`));
