import { availabilityTexts, chosenDays, wallTimeOf } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import type { CrewDirectoryItem, CrewDirectoryQuery } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { CalendarPace } from '@crewcall/platform-limits';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { knownDaysOf } from '../availability/known-days.rules.js';
import { BlockedPeopleService } from '../blocked-people/blocked-people.service.js';
import { CalendarLooks } from './calendar-looks.service.js';
import { presentCrewRow } from './crew-directory.presenter.js';
import { filtersOf, wantsOf } from './crew-directory.service.js';
import { CrewPlaces } from './crew-places.service.js';
import { type DatedFilters, DatedCrewRepository, type DatedRow, type Tiers } from './dated-crew.repository.js';

const COUNTS_KEPT = 500;
/** What a count may be older than the truth; visitors of the same search meanwhile share it. */
const COUNTED_FOR_MS = 2000;

interface Found {
  rows: DatedRow[];
  total: number;
}

/** The directory with dates, for companies. */
@Injectable()
export class DatedCrewService {
  private readonly counts = new LRUCache<string, Promise<Tiers>>({ max: COUNTS_KEPT, ttl: COUNTED_FOR_MS });

  constructor(
    private readonly dated: DatedCrewRepository,
    private readonly pace: CalendarPace,
    private readonly looks: CalendarLooks,
    private readonly blocked: BlockedPeopleService,
    private readonly places: CrewPlaces,
  ) {}

  async findCrew(
    actor: Actor,
    query: CrewDirectoryQuery & PageRequest,
    among?: readonly string[],
  ): Promise<Page<CrewDirectoryItem>> {
    const now = new Date();
    const today = wallTimeOf(now).day;
    const days = chosenDays(query.on?.split(',') ?? [], today);
    if (!days) throw new ValidationFailedError(availabilityTexts.days);
    const [besides] = await Promise.all([
      this.blocked.apartFrom(actor),
      this.pace.assertCalm(actor.id, days.length * query.page_size),
    ]);
    const point = await this.places.pointOf(query);
    const asked = {
      ...filtersOf(query, among, point),
      ...(besides.length && { besides }),
      ...wantsOf(actor, query),
    };
    const filters: DatedFilters = { ...asked, days, free: query.free ?? null };
    const found = await this.pageOf(filters, query);
    const rows = found.rows
      .filter(({ is_shown }) => is_shown)
      .map((row) => ({ row, known: knownDaysOf(row, days, now) }));
    const ids = rows.map(({ row }) => row.user_id);
    const [miles] = await Promise.all([
      point ? this.places.milesFrom(point, ids) : undefined,
      this.looks.noteLooks(
        actor.id,
        rows.filter(({ known }) => known).map(({ row }) => row.user_id),
        today,
      ),
    ]);
    return { items: rows.map(({ row, known }) => presentCrewRow(row, { known, miles })), total: found.total };
  }

  private async pageOf(filters: DatedFilters, query: PageRequest): Promise<Found> {
    const found = await this.findRows(filters, query);
    const isWhole = found.rows.length >= Math.min(query.page_size, found.total - offsetOf(query));
    if (isWhole) return found;
    // Someone has changed groups since they were counted, and stands in one that is taken for empty.
    this.counts.delete(JSON.stringify(filters));
    return this.findRows(filters, query);
  }

  private async findRows(filters: DatedFilters, query: PageRequest): Promise<Found> {
    const tiers = await this.measure(filters);
    const rows = await this.dated.pageOfCrew(filters, tiers, offsetOf(query), query.page_size);
    return { rows, total: tiers.said + tiers.unsaid + tiers.rest };
  }

  private measure(filters: DatedFilters): Promise<Tiers> {
    // No other visitor asks for the same people.
    if (filters.among) return this.dated.measureCrew(filters);
    const key = JSON.stringify(filters);
    const known = this.counts.get(key);
    if (known) return known;
    const measured = this.dated.measureCrew(filters);
    // How many there are may be a little old; who they are is for the request that looked.
    const counted = measured.then((tiers) => ({ ...tiers, saidIds: null }));
    this.counts.set(key, counted);
    // A count that failed must not be the answer to the next visitor.
    counted.catch(() => this.counts.delete(key));
    return measured;
  }
}
