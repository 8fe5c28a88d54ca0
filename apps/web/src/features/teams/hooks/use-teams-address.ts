import { availabilityLimits, dayAfter, daysBetween, isDay } from '@crewcall/contracts-bookings';
import { useAddress } from '../../../shared/address';

/** As many as can be asked about at once, with twelve people each. */
export const TEAMS_A_PAGE = 8;

export function readTeamsAddress(params: URLSearchParams) {
  const [from, to] = [params.get('from'), params.get('to')];
  const isRange = isDay(from) && isDay(to) && from <= to;
  const count = isRange ? Math.min(daysBetween(from, to) + 1, availabilityLimits.daysOfMany) : 0;
  return {
    search: params.get('search') ?? '',
    from: isRange ? from : '',
    to: isRange ? to : '',
    days: Array.from({ length: count }, (_, index) => dayAfter(from ?? '', index)),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

export function useTeamsAddress() {
  const { params, set: change, hrefOf } = useAddress();
  return { address: readTeamsAddress(params), change, hrefOf };
}
