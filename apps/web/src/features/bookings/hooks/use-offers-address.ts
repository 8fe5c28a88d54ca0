import { offerStates } from '@crewcall/contracts-bookings';
import { useSearchParams } from 'react-router-dom';
import type { OffersOf } from '../api/offers.api';

export type OfferFilter = 'open' | 'held' | 'past';

const statesOf: Record<OfferFilter, string> = {
  open: 'open',
  held: 'held,reserve',
  past: offerStates.filter((state) => !['open', 'held', 'reserve'].includes(state)).join(','),
};

export function readOffersAddress(params: URLSearchParams): { filter: OfferFilter; query: OffersOf } {
  const asked = params.get('show');
  const filter = asked === 'held' || asked === 'past' ? asked : 'open';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  return { filter, query: { page, state: statesOf[filter] } };
}

export function useOffersAddress() {
  const [params, setParams] = useSearchParams();
  const address = readOffersAddress(params);
  const show: Record<string, string> = address.filter === 'open' ? {} : { show: address.filter };
  return {
    ...address,
    hrefOf: (page: number) => `?${new URLSearchParams({ ...show, page: String(page) }).toString()}`,
    setFilter: (filter: OfferFilter) => setParams(filter === 'open' ? {} : { show: filter }),
  };
}
