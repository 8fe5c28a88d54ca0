import {
  categoryFilterOf,
  contractTypeOptions,
  isCalendarDay,
  jobLimits,
  jobOrigins,
  rateFilterUnits,
  type JobListQuery,
  type JobOrigin,
  type JobSearch,
  type RateUnit,
} from '@crewcall/contracts-jobs';
import { useCallback } from 'react';
import { useLatestParams } from '../../../shared/address';

export const jobsPerPage = 10;

export interface JobFilters {
  search: string;
  location: string;
  category: string;
  /** What a rate is for, and how many pounds it is at least; both as they stand in the address. */
  per: string;
  rate: string;
  /** Days, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Ours, or the boards' advertisements; both when empty. */
  source: string;
  page: number;
}

type FilterName = Exclude<keyof JobFilters, 'page'>;

/** What the jobs page is filtered by, as it stands in the address. Nothing is kept anywhere else. */
export function useJobFilters() {
  const { params, change, clear } = useLatestParams();
  const filters = readFilters(params);

  /** Any change of a filter starts again at the first page. While a user types, the history keeps one entry. */
  const setFilter = useCallback(
    (name: FilterName, value: string): void =>
      change(
        (next) => {
          next.delete('page');
          // An amount without its unit says nothing.
          if (name === 'per') next.delete('rate');
          if (value === '' || (name === 'category' && categoryFilterOf(value) === null)) next.delete(name);
          else next.set(name, value);
        },
        { replace: true },
      ),
    [change],
  );
  const hrefOf = (page: number): string => {
    const next = new URLSearchParams(params);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    return `?${next.toString()}`;
  };

  /** The same list of another origin; from its first page. */
  const hrefOfSource = (source: JobOrigin | null): string => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (source) next.set('source', source);
    else next.delete('source');
    return `?${next.toString()}`;
  };

  return {
    filters,
    query: queryOf(filters),
    count: countOf(filters),
    isFiltered: filters.search !== '' || countOf(filters) > 0,
    setFilter,
    clear,
    hrefOf,
    hrefOfSource,
  };
}

/** What the list is asked for at an address. */
export const jobsQueryAt = (params: URLSearchParams): JobListQuery => queryOf(readFilters(params));

function readFilters(params: URLSearchParams): JobFilters {
  const text = (name: FilterName): string => (params.get(name) ?? '').slice(0, jobLimits.search);
  const page = Number(params.get('page') ?? 1);
  const slug = categoryFilterOf(text('category'));
  const unit = rateFilterUnits.find((each) => each === text('per'));
  const known = contractTypeOptions.find(({ value }) => value === slug);
  return {
    search: text('search'),
    location: text('location'),
    category: known?.value ?? 'all',
    per: unit ?? '',
    from: dayOf(text('from')),
    to: dayOf(text('to')),
    source: jobOrigins.find((each) => each === text('source')) ?? '',
    rate: unit && /^\d{1,7}$/.test(text('rate')) ? text('rate') : '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

const dayOf = (text: string): string => (isCalendarDay(text) ? text : '');

/** The best first: the service would give the newest. */
function queryOf({ search, location, category, per, rate, from, to, source, page }: JobFilters): JobListQuery {
  return {
    page,
    page_size: jobsPerPage,
    order: 'best',
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(location.trim() ? { location: location.trim() } : {}),
    ...(category === 'all' ? {} : { category }),
    ...(per ? { rate_unit: per as RateUnit } : {}),
    ...(per && rate ? { rate_min: Number(rate) * 100 } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(source ? { source: source as JobOrigin } : {}),
  };
}

/** How many filters there are besides the words. */
const countOf = ({ location, category, per, from, to, source }: JobFilters): number =>
  [location !== '', category !== 'all', per !== '', from !== '' || to !== '', source !== ''].filter(Boolean).length;

/** Where such a search stands in the address. */
export function addressOf({ search, location, category, rate_unit, rate_min, from, to, source }: JobSearch): string {
  const given = {
    search,
    location,
    category,
    per: rate_unit,
    rate: rate_min === undefined ? undefined : String(Math.round(rate_min / 100)),
    from,
    to,
    source,
  };
  const kept = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(kept).toString()}`;
}
