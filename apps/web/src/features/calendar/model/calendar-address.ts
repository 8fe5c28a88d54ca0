import { dayAfter, daysBetween, isDay, wallTimeOf, weekdayOf, type CalendarQuery } from '@crewcall/contracts-bookings';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const AGENDA_DAYS = 28;

export const todayInLondon = (): string => wallTimeOf(new Date()).day;

/** Without a view in the address a phone shows the agenda and a desk the month. */
export interface CalendarAddress {
  view: CalendarView | null;
  on: string;
}

export function readCalendarAddress(params: URLSearchParams, today: string): CalendarAddress {
  const [view, on] = [params.get('view'), params.get('on')];
  return { view: calendarViews.find((known) => known === view) ?? null, on: isDay(on) ? on : today };
}

export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));

const lastOfMonth = (day: string): string => {
  const next = dayAfter(`${day.slice(0, 7)}-28`, 4);
  return dayAfter(`${next.slice(0, 7)}-01`, -1);
};

/** The days of a view, whole weeks from Monday to Sunday but for the agenda. */
export function rangeOf(view: CalendarView, on: string): CalendarQuery {
  if (view === 'agenda') return { from: on, to: dayAfter(on, AGENDA_DAYS - 1) };
  if (view === 'week') return { from: mondayOf(on), to: dayAfter(mondayOf(on), 6) };
  return { from: mondayOf(`${on.slice(0, 7)}-01`), to: dayAfter(mondayOf(lastOfMonth(on)), 6) };
}

export const daysIn = ({ from, to }: CalendarQuery): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayAfter(from, index));

/** The same day of another month, or its last when it is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = lastOfMonth(first);
  return `${first.slice(0, 8)}${day.slice(8) > last.slice(8) ? last.slice(8) : day.slice(8)}`;
}

export function stepOf(view: CalendarView, on: string, by: 1 | -1): string {
  if (view === 'month') return monthsLater(on, by);
  return dayAfter(on, by * (view === 'week' ? 7 : AGENDA_DAYS));
}

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

/** 'November 2026', '23 Nov to 29 Nov' */
export function periodWords(view: CalendarView, on: string): string {
  if (view === 'month') return format(on, { month: 'long', year: 'numeric' });
  const { from, to } = rangeOf(view, on);
  const month = (day: string): string => format(day, { month: 'short' }).slice(0, 3);
  return `${Number(from.slice(8))} ${month(from)} to ${Number(to.slice(8))} ${month(to)}`;
}

/** 'Thursday 26 November' */
export const longDayWords = (day: string): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

export const monthShort = (day: string): string => format(day, { month: 'short' }).slice(0, 3);
