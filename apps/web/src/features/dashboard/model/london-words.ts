import { calendarDate } from '@crewcall/contracts-core';

const timeZone = 'Europe/London';
const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/** `YYYY-MM-DD` in London. */
export const londonDay = (at: number): string => day.format(at);

/** 'Thu 26 Nov' of a day. */
export const dayLabel = (on: string): string => calendarDate(new Date(`${on}T12:00:00Z`));

/** 'Thu 26 Nov, 14:00' of a moment. */
export const momentLabel = (at: string): string => `${calendarDate(new Date(at))}, ${time.format(new Date(at))}`;
