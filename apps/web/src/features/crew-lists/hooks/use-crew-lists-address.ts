import { availabilityLimits, dayAfter, daysBetween, isDay } from '@crewcall/contracts-bookings';
import { useAddress } from '../../../shared/address';

export type ListOrder = 'added' | 'free';

export interface ListsAddress {
  listId: string | null;
  /** Both or neither. */
  from: string;
  to: string;
  order: ListOrder;
  page: number;
}

export function readListsAddress(params: URLSearchParams): ListsAddress {
  const [from, to] = [params.get('from'), params.get('to')];
  const isRange = isDay(from) && isDay(to) && from <= to;
  return {
    listId: params.get('list'),
    from: isRange ? from : '',
    to: isRange ? to : '',
    order: params.get('sort') === 'free' ? 'free' : 'added',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

/** Of a longer stretch the first fourteen days, as many as can be compared at once. */
export function daysOf({ from, to }: Pick<ListsAddress, 'from' | 'to'>): string[] {
  if (!from) return [];
  const count = Math.min(daysBetween(from, to) + 1, availabilityLimits.daysOfMany);
  return Array.from({ length: count }, (_, index) => dayAfter(from, index));
}

export function useCrewListsAddress() {
  const { params, set: change, hrefOf } = useAddress();
  return { address: readListsAddress(params), change, hrefOf };
}
