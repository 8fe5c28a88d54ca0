import {
  type Calendar,
  type CalendarItem,
  dayAfter,
  type RemovedBlocks,
  type SavedBlocks,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;

/** So many days from today. */
export const on = (days: number): string => dayAfter(today, days);

/** Calendars of crew of their own. */
export const calendarsOf = (market: () => CrewMarket) => {
  const as = (actor: TestActor) => market().service.as(actor);
  return {
    read: async (actor: TestActor, from = on(0), to = on(61)): Promise<Calendar> =>
      (await as(actor).get<Calendar>(`/api/calendar?from=${from}&to=${to}`)).body,
    add: (actor: TestActor, input: object) =>
      as(actor).post<SavedBlocks>('/api/calendar/blocks', { kind: 'unavailable', ...input }),
    change: (actor: TestActor, { id }: { id: string }, scope: string, input: object) =>
      as(actor).put<SavedBlocks>(`/api/calendar/blocks/${id}?scope=${scope}`, { kind: 'unavailable', ...input }),
    remove: (actor: TestActor, { id }: { id: string }, scope: string) =>
      as(actor).delete<RemovedBlocks>(`/api/calendar/blocks/${id}?scope=${scope}`),
  };
};

export const nth = ({ items }: Calendar, index: number): CalendarItem => {
  const item = items[index];
  if (!item) throw new Error(`There is no item ${index}`);
  return item;
};
