import { availabilityTexts, chosenDays, wallTimeOf } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import type { CrewDirectoryItem, CrewDirectoryQuery } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AvailabilityService } from '../availability/availability.service.js';
import { BlockedPeopleService } from '../blocked-people/blocked-people.service.js';
import { CalendarLooks } from './calendar-looks.service.js';
import { presentCrewRow } from './crew-directory.presenter.js';
import { CrewDirectoryRepository } from './crew-directory.repository.js';
import { filtersOf, wantsOf } from './crew-directory.service.js';
import { CrewPlaces } from './crew-places.service.js';
import { type DatedFilters, DatedCrewRepository, type Tiers } from './dated-crew.repository.js';
import { DirectoryPace } from './directory-pace.service.js';

const COUNTS_KEPT = 500;
/** What a count may be older than the truth; visitors of the same search meanwhile share it. */
const COUNTED_FOR_MS = 2000;

interface Found {
  ids: string[];
  total: number;
}

/** The directory with dates, for companies. */
@Injectable()
export class DatedCrewService {
  private readonly counts = new LRUCache<string, Promise<Tiers>>({ max: COUNTS_KEPT, ttl: COUNTED_FOR_MS });

  constructor(
    private readonly dated: DatedCrewRepository,
    private readonly directory: CrewDirectoryRepository,
    private readonly known: AvailabilityService,
    private readonly pace: DirectoryPace,
    private readonly looks: CalendarLooks,
    private readonly blocked: BlockedPeopleService,
    private readonly places: CrewPlaces,
  ) {}

  async find(
    actor: Actor,
    query: CrewDirectoryQuery & PageRequest,
    among?: readonly string[],
  ): Promise<Page<CrewDirectoryItem>> {
    const now = new Date();
    const today = wallTimeOf(now).day;
    const days = chosenDays(query.on?.split(',') ?? [], today);
    if (!days) throw new DomainError({ kind: 'invalid', code: 'VALIDATION_FAILED', message: availabilityTexts.days });
    await this.pace.assertCalm(actor.id, days.length * query.page_size);
    const besides = await this.blocked.apartFrom(actor);
    const point = await this.places.pointOf(query);
    const asked = {
      ...filtersOf(query, among, point),
      ...(besides.length && { besides }),
      ...wantsOf(actor, query),
    };
    const filters: DatedFilters = { ...asked, days, free: query.free ?? null };
    const { ids, total } = await this.pageOf(filters, query);
    const [rows, known, miles] = await Promise.all([
      this.directory.findByIds(ids),
      this.known.daysOf(ids, days, now),
      point ? this.places.milesFrom(point, ids) : undefined,
    ]);
    await this.looks.note(
      actor.id,
      ids.filter((id) => known.get(id)),
      today,
    );
    return { items: rows.map((row) => presentCrewRow(row, { known: known.get(row.user_id) ?? null, miles })), total };
  }

  private async pageOf(filters: DatedFilters, query: PageRequest): Promise<Found> {
    const found = await this.findIds(filters, query);
    const isWhole = found.ids.length >= Math.min(query.page_size, found.total - offsetOf(query));
    if (isWhole) return found;
    // Someone has changed groups since they were counted, and stands in one that is taken for empty.
    this.counts.delete(JSON.stringify(filters));
    return this.findIds(filters, query);
  }

  private async findIds(filters: DatedFilters, query: PageRequest): Promise<Found> {
    const tiers = await this.measure(filters);
    const ids = await this.dated.page(filters, tiers, offsetOf(query), query.page_size);
    return { ids, total: tiers.said + tiers.unsaid + tiers.rest };
  }

  private measure(filters: DatedFilters): Promise<Tiers> {
    // No other visitor asks for the same people.
    if (filters.among) return this.dated.measure(filters);
    const key = JSON.stringify(filters);
    const known = this.counts.get(key);
    if (known) return known;
    const measured = this.dated.measure(filters);
    // How many there are may be a little old; who they are is for the request that looked.
    const counted = measured.then((tiers) => ({ ...tiers, saidIds: null }));
    this.counts.set(key, counted);
    // A count that failed must not be the answer to the next visitor.
    counted.catch(() => this.counts.delete(key));
    return measured;
  }
}
