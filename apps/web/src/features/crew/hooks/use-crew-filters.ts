import { PAGE_MAX, PAGE_SIZE_DEFAULT } from '@crewcall/contracts-core';
import { crewDirectoryLimits, crewSkillOptions } from '@crewcall/contracts-identity';
import { useCallback } from 'react';
import { useLatestParams } from '../../../shared/address';
import type { CrewQuery } from '../api/crew.api';
import { daysIn, freeIn } from '../model/days-in-address';

export type CrewFilterName = 'search' | 'location' | 'skill';

/** What an address asks of the directory, in the fields' words and in the service's. */
export function readCrewAddress(params: URLSearchParams, isCompany: boolean) {
  const text = (name: CrewFilterName): string => (params.get(name) ?? '').slice(0, crewDirectoryLimits.term);
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, PAGE_MAX) : 1;
  const filters = {
    search: text('search'),
    location: text('location'),
    skill: crewSkillOptions.find((skill) => skill === text('skill')) ?? '',
  };
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  const [days, free] = [daysIn(params), freeIn(params)];
  // Lists and tags are a company's own; of every other reader they are ignored.
  const [list, tag] = isCompany ? [params.get('list') ?? '', params.get('tag') ?? ''] : ['', ''];
  const query: CrewQuery = {
    page,
    page_size: PAGE_SIZE_DEFAULT,
    ...Object.fromEntries(given.map(([name, value]) => [name, value.trim()])),
    ...(days.length > 0 && { on: days.join(',') }),
    ...(days.length > 0 && free && { free }),
    ...((list || tag) && { kept: { ...(list && { list_id: list }), ...(tag && { tag }) } }),
  };
  return { filters, days, free, list, tag, page, query };
}

/** What the crew directory is filtered by, as it stands in the address. */
export function useCrewFilters(isCompany: boolean) {
  const { params, change, clear } = useLatestParams();
  const { filters, days, free, list, tag, page, query } = readCrewAddress(params, isCompany);

  const setFilter = useCallback(
    (name: CrewFilterName | 'on' | 'free' | 'list' | 'tag', value: string): void =>
      change(
        (next) => {
          next.delete('page');
          next.delete('highlight');
          if (value === '') next.delete(name);
          else next.set(name, value);
        },
        { replace: true },
      ),
    [change],
  );
  const hrefOf = (to: number): string => {
    const next = new URLSearchParams(params);
    if (to === 1) next.delete('page');
    else next.set('page', String(to));
    return `?${next.toString()}`;
  };
  return {
    filters,
    days,
    free,
    list,
    tag,
    query,
    page,
    isFiltered:
      days.length > 0 || query.kept !== undefined || Object.values(filters).some((value) => value.trim() !== ''),
    highlighted: params.get('highlight'),
    setFilter,
    hrefOf,
    clear,
  };
}
