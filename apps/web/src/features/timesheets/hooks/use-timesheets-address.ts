import type { TimesheetListQuery, TimesheetState } from '@crewcall/contracts-bookings';
import type { Role } from '@crewcall/contracts-core';
import { useSearchParams } from 'react-router-dom';

export type HoursFilter = 'todo' | 'waiting' | 'agreed';

/** What a company has to approve is what crew wait for, and the other way round. */
const statesOf = {
  freelancer: { todo: ['due', 'disputed'], waiting: ['submitted'], agreed: ['approved', 'locked'] },
  recruiter: { todo: ['submitted'], waiting: ['disputed'], agreed: ['approved', 'locked'] },
} as const satisfies Record<string, Record<HoursFilter, readonly TimesheetState[]>>;

export type HoursSide = keyof typeof statesOf;
export const hoursSideOf = (role: Role | undefined): HoursSide | null =>
  role === 'freelancer' || role === 'recruiter' ? role : null;

/** So many on a page that a call's whole crew is together. */
export const HOURS_A_PAGE = 50;

export function readTimesheetsAddress(
  params: URLSearchParams,
  side: HoursSide,
): { filter: HoursFilter; query: TimesheetListQuery & { page: number } } {
  const asked = params.get('show');
  const filter = asked === 'waiting' || asked === 'agreed' ? asked : 'todo';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  return { filter, query: { side, state: statesOf[side][filter].join(','), page, page_size: HOURS_A_PAGE } };
}

export function useTimesheetsAddress(side: HoursSide) {
  const [params, setParams] = useSearchParams();
  const address = readTimesheetsAddress(params, side);
  const show: Record<string, string> = address.filter === 'todo' ? {} : { show: address.filter };
  return {
    ...address,
    hrefOf: (page: number) => `?${new URLSearchParams({ ...show, page: String(page) }).toString()}`,
    setFilter: (filter: HoursFilter) => setParams(filter === 'todo' ? {} : { show: filter }),
  };
}
