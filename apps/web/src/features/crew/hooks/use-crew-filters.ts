import {
  type TicketCheck,
  ticketChecksIn,
  type TicketFilter,
  type TicketKind,
  ticketKinds,
  wantedKitIn,
  wantedKitWords,
} from '@crewcall/contracts-bookings';
import { PAGE_MAX, PAGE_SIZE_DEFAULT, withins } from '@crewcall/contracts-core';
import { crewDirectoryLimits, crewSkillOptions } from '@crewcall/contracts-identity';
import { useCallback } from 'react';
import { useLatestParams } from '../../../shared/address';
import type { CrewQuery } from '../api/crew.api';
import { daysIn, freeIn } from '../model/days-in-address';

export type CrewFilterName = 'search' | 'location' | 'skill' | 'near' | 'within' | 'sort';

/** What an address asks of the directory, in the fields' words and in the service's. */
export function readCrewAddress(params: URLSearchParams, isCompany: boolean) {
  const text = (name: CrewFilterName): string => (params.get(name) ?? '').slice(0, crewDirectoryLimits.term);
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, PAGE_MAX) : 1;
  const filters = {
    search: text('search'),
    location: text('location'),
    skill: crewSkillOptions.find((skill) => skill === text('skill')) ?? '',
    near: text('near'),
    within: text('within'),
    sort: text('sort'),
  };
  const { search, location, skill } = filters;
  const given = Object.entries({ search, location, skill }).filter(([, value]) => value.trim() !== '');
  const [days, free] = [daysIn(params), freeIn(params)];
  // Lists and tags are a company's own, and tickets and kit are for companies; of every other reader they are ignored.
  const [list, tag] = isCompany ? [params.get('list') ?? '', params.get('tag') ?? ''] : ['', ''];
  const ticket = isCompany ? ticketIn(params) : noTicket;
  const kit = isCompany ? kitIn(params) : noKit;
  const query: CrewQuery = {
    page,
    page_size: PAGE_SIZE_DEFAULT,
    ...Object.fromEntries(given.map(([name, value]) => [name, value.trim()])),
    ...(days.length > 0 && { on: days.join(','), ...(free && { free }) }),
    ...nearOf(filters),
    ...keptOf(list, tag),
    ...queryOf(ticket),
    ...(kit.wanted && { kit: kit.wanted }),
  };
  return { filters, days, free, list, tag, ticket, kit, page, query };
}

/** Of a role whose kit the cards are compared with. */
export interface KitInAddress {
  jobId: string;
  roleId: string;
  /** What a person must bring to be listed, as the directory is asked; '' for no filter. */
  wanted: string;
}

const noKit: KitInAddress = { jobId: '', roleId: '', wanted: '' };

function kitIn(params: URLSearchParams): KitInAddress {
  const [jobId = '', roleId = ''] = (params.get('kit_of') ?? '').split('.');
  return { jobId, roleId, wanted: wantedKitWords(wantedKitIn(params.get('kit'))) };
}

export interface TicketInAddress {
  kind: TicketKind | null;
  checks: readonly TicketCheck[];
}

const noTicket: TicketInAddress = { kind: null, checks: [] };

function ticketIn(params: URLSearchParams): TicketInAddress {
  const kind = ticketKinds.find((each) => each === params.get('ticket'));
  return kind ? { kind, checks: ticketChecksIn(params.get('ticket_is')) } : noTicket;
}

const queryOf = ({ kind, checks }: TicketInAddress): TicketFilter =>
  kind ? { ticket: kind, ...(checks.length > 0 && { ticket_is: checks.join(',') }) } : {};

const keptOf = (list: string, tag: string): Pick<CrewQuery, 'kept'> =>
  list || tag ? { kept: { ...(list && { list_id: list }), ...(tag && { tag }) } } : {};

function nearOf({ near, within, sort }: Record<'near' | 'within' | 'sort', string>): Partial<CrewQuery> {
  const place = near.trim();
  if (!place) return {};
  const miles = withins.find((each) => String(each) === within);
  return { near: place, ...(miles && { within: miles }), ...(!sort && { order: 'nearest' }) };
}

/** What the crew directory is filtered by, as it stands in the address. */
export function useCrewFilters(isCompany: boolean) {
  const { params, change, clear } = useLatestParams();
  const { filters, days, free, list, tag, ticket, kit, page, query } = readCrewAddress(params, isCompany);

  const setFilter = useCallback(
    (
      name: CrewFilterName | 'on' | 'free' | 'list' | 'tag' | 'ticket' | 'ticket_is' | 'kit' | 'kit_of',
      value: string,
    ): void =>
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
    next.delete('highlight');
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
    ticket,
    kit,
    query,
    page,
    isFiltered:
      days.length > 0 ||
      query.kept !== undefined ||
      ticket.kind !== null ||
      kit.wanted !== '' ||
      [filters.search, filters.location, filters.skill, filters.near].some((value) => value.trim() !== ''),
    sortedBy: query.order === 'nearest' && days.length === 0 ? 'Nearest' : 'Rating',
    highlighted: params.get('highlight'),
    setFilter,
    hrefOf,
    clear,
  };
}
