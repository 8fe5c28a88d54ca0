import { type Within, withins } from '@crewcall/contracts-core';
import {
  categoryFilterOf,
  contractTypeOptions,
  isCalendarDay,
  jobLimits,
  jobOrigins,
  rateFilterUnits,
  type JobListQuery,
  type JobOrigin,
  type MapZoom,
  type RateUnit,
} from '@crewcall/contracts-jobs';
import { useCallback } from 'react';
import { useSession, type SessionUser } from '@crewcall/web-data-access';
import { useLatestParams } from '../../../shared/address';
import type { SavedFilter } from '../api/jobs.api';

export const jobsPerPage = 10;

export type JobView = 'map' | '';

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
  /** A town or postcode, how many miles from there at most, and whether the newest are wanted first all the same. */
  near: string;
  within: string;
  sort: string;
  /** 'map' for a map with the list beside it, of a box of it or of all, at a zoom. */
  view: JobView;
  box: string;
  zoom: string;
  /** Own saved jobs, by nothing else. */
  saved: boolean;
  page: number;
}

type FilterName = Exclude<keyof JobFilters, 'page' | 'saved'>;

/** What the jobs page is filtered by, as it stands in the address. Nothing is kept anywhere else. */
export function useJobFilters() {
  const { params, change, clear } = useLatestParams();
  const { user } = useSession();
  const filters = readFilters(params, isCrew(user));

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
  const hrefWith = (changes: Record<string, string | null>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ page: null, ...changes }))
      if (value) next.set(name, value);
      else next.delete(name);
    return `?${next.toString()}`;
  };

  return {
    /** Whether the saved ones are listed; not known of who can save none. */
    isSaved: isCrew(user) ? filters.saved : undefined,
    filters,
    query: queryOf(filters),
    count: countOf(filters),
    isFiltered: filters.search !== '' || countOf(filters) > 0,
    setFilter,
    clear,
    hrefOf: (page: number) => hrefWith({ page: page === 1 ? null : String(page) }),
    /** The same list of another origin; from its first page. */
    hrefOfSource: (source: JobOrigin | null) => hrefWith({ saved: null, source }),
    /** The same on a map, or as a list again. */
    hrefOfView: (view: JobView) => hrefWith({ view, at: null, zoom: null, box: null }),
  };
}

/** What the list is asked for at an address. */
export const jobsQueryAt = (params: URLSearchParams, user: SessionUser | null): JobListQuery & SavedFilter =>
  queryOf(readFilters(params, isCrew(user)));

const isCrew = (user: SessionUser | null): boolean => user?.role === 'freelancer';

function readFilters(params: URLSearchParams, canSave: boolean): JobFilters {
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
    near: text('near'),
    within: withins.some((miles) => String(miles) === text('within')) ? text('within') : '',
    sort: text('sort'),
    view: text('view') === 'map' ? 'map' : '',
    box: text('box'),
    zoom: text('zoom'),
    rate: unit && /^\d{1,7}$/.test(text('rate')) ? text('rate') : '',
    saved: canSave && params.get('saved') === '1',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

const dayOf = (text: string): string => (isCalendarDay(text) ? text : '');

/** The nearest or the best first: the service would give the newest. */
function queryOf({
  search,
  location,
  category,
  per,
  rate,
  from,
  to,
  source,
  near,
  within,
  sort,
  saved,
  page,
  ...map
}: JobFilters): JobListQuery & SavedFilter {
  if (saved) return { page, page_size: jobsPerPage, saved };
  return {
    page,
    page_size: jobsPerPage,
    order: near.trim() && !sort ? 'nearest' : 'best',
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(location.trim() ? { location: location.trim() } : {}),
    ...(category === 'all' ? {} : { category }),
    ...(per ? { rate_unit: per as RateUnit } : {}),
    ...(per && rate ? { rate_min: Number(rate) * 100 } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(source ? { source: source as JobOrigin } : {}),
    ...(near.trim() && { near: near.trim(), ...(within && { within: Number(within) as Within }) }),
    ...mapOf(map),
  };
}

const mapOf = ({ view, box, zoom }: Pick<JobFilters, 'view' | 'box' | 'zoom'>): Pick<JobListQuery, 'box' | 'zoom'> =>
  view ? { zoom: (Number(zoom) || 1) as MapZoom, ...(box && { box }) } : {};

/** How many filters there are besides the words. */
const countOf = ({ location, category, per, from, to, source, near }: JobFilters): number =>
  [location, category !== 'all', per, from || to, source, near].filter(Boolean).length;
