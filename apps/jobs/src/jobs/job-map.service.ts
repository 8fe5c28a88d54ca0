import type { Actor } from '@crewcall/contracts-core';
import type { JobMap } from '@crewcall/contracts-jobs';
import type { JobMapQueryDto } from '@crewcall/contracts-jobs/dto';
import { loadPlaces, nameOfPoint } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { JobCountsService } from './job-counts.service.js';
import { filtersOf } from './job-filters.js';
import { JobMapRepository } from './job-map.repository.js';
import { NearPlaces } from './near-places.service.js';

/** What a search of jobs finds, on a map: towns and numbers, never where a job's door is. */
@Injectable()
export class JobMapService {
  constructor(
    private readonly map: JobMapRepository,
    private readonly counts: JobCountsService,
    private readonly near: NearPlaces,
    private readonly people: PeopleService,
  ) {}

  /** @throws ValidationFailedError where `near` names no place */
  async findOnMap(actor: Actor | null, query: JobMapQueryDto): Promise<JobMap> {
    const [point, apart, places] = await Promise.all([
      this.near.pointOf(query),
      this.people.apartFrom(actor),
      loadPlaces(),
    ]);
    const filters = filtersOf(query, true, apart, point);
    const [found, unplaced] = await Promise.all([
      this.map.findClusters(filters, query.zoom),
      this.counts.countListed({ ...filters, box: null, isUnplaced: true }),
    ]);
    return { clusters: found.map((cluster) => ({ ...cluster, place: nameOfPoint(places, cluster) })), unplaced };
  }
}
