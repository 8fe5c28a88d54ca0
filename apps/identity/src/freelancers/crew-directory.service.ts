import { ticketChecksIn, wallTimeOf, wantedKitIn } from '@crewcall/contracts-bookings';
import { type Actor, offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { allCrewSkills, type CrewDirectoryItem, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import { Replica } from '@crewcall/platform-database';
import type { TownPoint } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';
import { BlockedPeopleService } from '../blocked-people/blocked-people.service.js';
import { CrewCountsService } from './crew-counts.service.js';
import { presentCrewRow } from './crew-directory.presenter.js';
import {
  CrewDirectoryRepository,
  type CrewExtent,
  type CrewFilters,
  type CrewRow,
  type WantedTicket,
} from './crew-directory.repository.js';
import { CrewPlaces } from './crew-places.service.js';
import { foldCase } from './crew-text.rules.js';

export type { CrewFilters };

const meansAny = (skill: string): boolean => ['all', allCrewSkills.toLowerCase()].includes(foldCase(skill));

/** Spellings that find the same are one search. */
export function filtersOf(
  { search = '', location = '', skill = '', within }: CrewDirectoryQuery,
  among: readonly string[] | undefined,
  point: TownPoint | null,
): CrewFilters {
  return {
    search: foldCase(search),
    location: foldCase(location),
    skill: meansAny(skill) ? '' : foldCase(skill),
    ...(among && { among }),
    ...(point && within && { near: { point, miles: within } }),
  };
}

/** What companies alone are told of: tickets and kit. */
export function wantsOf(actor: Actor | null, query: CrewDirectoryQuery): Pick<CrewFilters, 'ticket' | 'kit'> {
  if (actor?.role !== 'recruiter') return {};
  const ticket = ticketOf(actor, query);
  const wanted = wantedKitIn(query.kit);
  return { ...(ticket && { ticket }), ...(wanted.length > 0 && { kit: { companyId: actor.id, wanted } }) };
}

function ticketOf(actor: Actor, { ticket, ticket_is, on }: CrewDirectoryQuery): WantedTicket | null {
  if (!ticket) return null;
  const checks = ticketChecksIn(ticket_is);
  const day = on?.split(',').sort().at(-1) ?? wallTimeOf(new Date()).day;
  return {
    companyId: actor.id,
    kind: ticket,
    validOn: checks.includes('valid') ? day : null,
    isVerified: checks.includes('verified'),
  };
}

const idsOf = (rows: readonly CrewRow[]): string[] => rows.map(({ user_id }) => user_id);

/** How old the list of a stranger may be, in milliseconds. */
const STRANGERS_SEE_WITHIN_MS = 2000;

@Injectable()
export class CrewDirectoryService {
  constructor(
    private readonly directory: CrewDirectoryRepository,
    private readonly counts: CrewCountsService,
    private readonly blocked: BlockedPeopleService,
    private readonly places: CrewPlaces,
    private readonly replica: Replica,
  ) {}

  findCrew(
    actor: Actor | null,
    query: CrewDirectoryQuery & PageRequest,
    among?: readonly string[],
  ): Promise<Page<CrewDirectoryItem>> {
    const read = (): Promise<Page<CrewDirectoryItem>> => this.findPage(actor, query, among);
    // Who is signed in sees at once what they did themselves.
    return actor ? read() : this.replica.read(STRANGERS_SEE_WITHIN_MS, read);
  }

  private async findPage(
    actor: Actor | null,
    query: CrewDirectoryQuery & PageRequest,
    among?: readonly string[],
  ): Promise<Page<CrewDirectoryItem>> {
    const point = await this.places.pointOf(query);
    const filters = { ...filtersOf(query, among, point), ...wantsOf(actor, query) };
    const apart = await this.blocked.apartFrom(actor);
    const extent = await this.measure(filters, apart);
    const bounds = { offset: offsetOf(query), limit: query.page_size, ...extent };
    const shown = apart.length ? { ...filters, besides: apart } : filters;
    const isNearest = point && query.order === 'nearest';
    const rows =
      bounds.offset >= extent.total
        ? []
        : await (isNearest ? this.directory.findNearest(shown, point, bounds) : this.directory.findCrew(shown, bounds));
    const miles = point ? await this.places.milesFrom(point, idsOf(rows)) : undefined;
    return { items: rows.map((row) => presentCrewRow(row, { miles })), total: extent.total };
  }

  /** What all readers count together, without the few whom this one does not see. */
  private async measure(filters: CrewFilters, apart: readonly string[]): Promise<CrewExtent> {
    // No other visitor asks for the same people, or is shown the same tickets and kit.
    const extent = await (filters.among || filters.ticket || filters.kit
      ? this.directory.measureCrew(filters)
      : this.counts.measure(filters));
    if (!apart.length) return extent;
    const hidden = await this.directory.findAmong(filters, apart);
    const best = extent.best.filter((id) => !hidden.includes(id));
    return { total: Math.max(0, extent.total - hidden.length), best };
  }
}
