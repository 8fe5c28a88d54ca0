import {
  categoryFilterOf,
  contractTypeOptions,
  jobLimits,
  rateFilterUnits,
  type JobListQuery,
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

  return { filters, query: queryOf(filters), isFiltered: isFiltered(filters), setFilter, clear, hrefOf };
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
    rate: unit && /^\d{1,7}$/.test(text('rate')) ? text('rate') : '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

function queryOf({ search, location, category, per, rate, page }: JobFilters): JobListQuery {
  return {
    page,
    page_size: jobsPerPage,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(location.trim() ? { location: location.trim() } : {}),
    ...(category === 'all' ? {} : { category }),
    ...(per ? { rate_unit: per as RateUnit } : {}),
    ...(per && rate ? { rate_min: Number(rate) * 100 } : {}),
  };
}

const isFiltered = ({ search, location, category, per }: JobFilters): boolean =>
  search !== '' || location !== '' || category !== 'all' || per !== '';
