import { cellsToDegree, type MapCluster } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { conditionsOf, type JobFilters } from './job-filters.js';

/** More squares than a screen has room for. */
const MOST = 500;

type Counted = Pick<MapCluster, 'cell' | 'lat' | 'lon' | 'count'>;

/** Jobs by the squares of a map. */
@Injectable()
export class JobMapRepository {
  constructor(private readonly database: Database) {}

  /** Counted by town first, of which there are few; a square is shown at its town with the most. */
  findClusters(filters: JobFilters, zoom: number): Promise<Counted[]> {
    const { where, parameters } = conditionsOf(filters);
    const cells = `$${parameters.push(cellsToDegree(zoom))}::double precision`;
    const north = 'degrees(ln(tan(pi() / 4 + radians(lat) / 2)))';
    return this.database.query<Counted>(
      `WITH towns AS MATERIALIZED (
         SELECT lat, lon, count(*)::integer AS count FROM jobs WHERE ${where} AND lat IS NOT NULL GROUP BY lat, lon
       ), squares AS (
         SELECT floor(lon * ${cells})::integer || ':' || floor(${north} * ${cells})::integer AS cell,
           sum(count)::integer AS count, (array_agg(lat ORDER BY count DESC, lat, lon))[1] AS lat,
           (array_agg(lon ORDER BY count DESC, lat, lon))[1] AS lon
         FROM towns GROUP BY cell ORDER BY count DESC LIMIT ${MOST}
       ) SELECT * FROM squares ORDER BY lat DESC, lon`,
      parameters,
    );
  }
}
