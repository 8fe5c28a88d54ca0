import type { JobEntity } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { jobColumns, jobFromRow, type JobRow } from './job-row.js';

/** Among the newest alone, ours and all, because a reader wants to work soon. */
const LOOKED_THROUGH = 500;
const SHOWN = 3;
/** A skill or a word of the title in common; the same town alone is not alike. */
const ALIKE = 2;

/** In a title they say nothing of the work. */
const emptyWords = new Set(['and', 'crew', 'event', 'for', 'from', 'job', 'the', 'with']);

/** Jobs that ask for much the same as another one. */
@Injectable()
export class SimilarJobRepository {
  constructor(private readonly database: Database) {}

  /** The most alike first, our own before advertisements that are as much alike. */
  async findSimilarJobs(
    { id, title, skills, locationText }: JobEntity,
    besides: string[] | null = null,
  ): Promise<JobEntity[]> {
    const words = title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !emptyWords.has(word));
    const rows = await this.database.query<JobRow>(
      `WITH near AS (
         (SELECT ${comparedColumns} FROM jobs WHERE status <> 'closed' AND recruiter_id IS NOT NULL
          ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_THROUGH})
         UNION
         (SELECT ${comparedColumns} FROM jobs WHERE status <> 'closed'
          ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_THROUGH})
       ), alike AS (
         SELECT id, created_at, recruiter_id IS NULL AS is_advertised,
           3 * (SELECT count(*) FROM unnest(skills) skill WHERE lower(skill) = ANY($2)) +
           2 * (SELECT count(*) FROM unnest($3::text[]) word WHERE strpos(lower(title), word) > 0) +
           (location_text = $4)::integer AS points
         FROM near WHERE id <> $1 AND status = 'active' AND (recruiter_id IS NULL OR recruiter_id <> ALL($5::uuid[]))
       ), shown AS (
         SELECT * FROM alike WHERE points >= ${ALIKE}
         ORDER BY points DESC, is_advertised, created_at DESC, id DESC LIMIT ${SHOWN}
       )
       SELECT ${jobColumns} FROM jobs JOIN (SELECT id, points, is_advertised FROM shown) shown USING (id)
       ORDER BY points DESC, is_advertised, created_at DESC, id DESC`,
      [id, skills.map((skill) => skill.toLowerCase()), words, locationText, besides ?? []],
    );
    return rows.map(jobFromRow);
  }
}

const comparedColumns = 'id, recruiter_id, title, skills, status, location_text, created_at';
