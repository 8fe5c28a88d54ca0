import type { ScheduleQuery } from '@crewcall/contracts-bookings';
import { useLatestParams } from '../../../shared/address';

export type ScheduleFilter = keyof ScheduleQuery;

export const readScheduleAddress = (params: URLSearchParams): ScheduleQuery => ({
  ...(params.has('unfilled') && { unfilled: true }),
  ...(params.has('this_week') && { this_week: true }),
});

/** What the schedule is filtered by, as it stands in the address. */
export function useScheduleAddress() {
  const { params, change } = useLatestParams();
  return {
    query: readScheduleAddress(params),
    toggle: (filter: ScheduleFilter): void =>
      change((next) => (next.has(filter) ? next.delete(filter) : next.set(filter, '1')), { replace: true }),
  };
}
