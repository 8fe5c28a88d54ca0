import { lastDayOf } from '@crewcall/bookings-domain';
import { isRecordId, type Page, offsetOf, type PageRequest } from '@crewcall/contracts-core';
import {
  type Application,
  type ApplyingTeam,
  type ApplicationCounts,
  type ApplicationSide,
  type ApplicationSort,
  type ApplicationStatus,
  applicationStatuses,
  type RatingDistribution,
} from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { APPLYING_TEAM } from './applying-team.js';
import { TIMELINE } from './application-timeline.js';
import { CHOSEN } from './chosen-part.js';
import { containsPattern } from '../jobs/contains-pattern.js';

/** What the contract shows as the driver gives it. */
type SameField =
  | 'id'
  | 'job_id'
  | 'freelancer_id'
  | 'recruiter_id'
  | 'status'
  | 'cover_letter'
  | 'asked_pence'
  | 'asked_basis'
  | 'answers'
  | 'chosen'
  | 'timeline'
  | 'rejection_message'
  | `job_${'title' | 'company' | 'status' | 'closed_reason' | 'event_date' | 'start_time' | 'location' | 'rate'}`
  | 'rating'
  | `is_${'blind' | 'rating_hidden' | 'rating_removed'}`;

/** An application with what is shown of its job and of its applicant, as the driver gives it. */
export type ApplicationRow = Pick<Application, SameField> & {
  team: ApplyingTeam | null;
  /** Of the company. */
  note: string | null;
  tags: string[] | null;
  takes_back_until: Date | null;
  applied_at: Date;
  updated_at: Date;
  job_last_day: string | null;
  job_hides_place: boolean;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  experience_years: number | null;
  availability: string | null;
  rating_requested_at: Date | null;
  rated: RatingDistribution | null;
  cancelled_at: Date | null;
};

export interface ApplicationFilters {
  statuses?: ApplicationStatus[];
  jobId?: string;
  /** Lower case. */
  search?: string;
  sort?: ApplicationSort;
}

const withPerson = 'LEFT JOIN people p ON p.user_id = a.freelancer_id';

/** `source` gives the applications, a page of them for instance: what is shown beside is only looked up for those. */
const rowsOf = (source: string): string => `
  SELECT a.id, a.job_id, a.freelancer_id, a.recruiter_id, a.status, a.cover_letter, a.asked_pence, a.asked_basis, a.answers, ${CHOSEN} AS chosen, ${APPLYING_TEAM} AS team, ${TIMELINE} AS timeline, m.note, m.tags, d.due_at AS takes_back_until, a.rejection_message,
         a.applied_at, a.updated_at, a.cancelled_at, j.title AS job_title, j.company AS job_company, j.status AS job_status,
         j.closed_reason AS job_closed_reason, j.event_date::text AS job_event_date, ${lastDayOf('j')}::text AS job_last_day, j.start_time AS job_start_time, j.location AS job_location, j.hides_place AS job_hides_place, j.rate AS job_rate,
         p.first_name, p.last_name, p.title, p.experience_years, p.availability,
         CASE WHEN r.removed_at IS NULL THEN r.rating END AS rating, q.requested_at AS rating_requested_at,
         coalesce(b.is_reviewed, false) AS is_blind, v.id IS NOT NULL AS is_rating_hidden,
         r.removed_at IS NOT NULL AS is_rating_removed, s.distribution AS rated
  FROM ${source} a JOIN jobs j ON j.id = a.job_id ${withPerson}
  LEFT JOIN bookings.application_marks m ON m.company_id = a.recruiter_id AND m.application_id = a.id
  LEFT JOIN bookings.pending_decisions d ON d.application_id = a.id AND d.application_version = a.version AND d.move = 'reject'
  LEFT JOIN rating_summaries s ON s.freelancer_id = a.freelancer_id
  LEFT JOIN bookings.bookings b ON b.application_id = a.id AND b.state <> 'cancelled'
  LEFT JOIN bookings.reviews v ON v.booking_id = b.id AND v.side = 'company' AND v.shown_at IS NULL
  LEFT JOIN ratings r ON r.application_id = a.id LEFT JOIN rating_requests q ON q.application_id = a.id`;

const orders: Record<ApplicationSort, string> = {
  newest: 'a.applied_at DESC, a.id DESC',
  asked: 'a.asked_pence ASC NULLS LAST, a.applied_at DESC, a.id DESC',
};

/** What each side still has on its list. */
const ownedBy: Record<ApplicationSide, string> = {
  freelancer: 'a.freelancer_id = $1 AND a.removed_by_freelancer_at IS NULL',
  recruiter: 'a.recruiter_id = $1 AND a.hidden_by_recruiter_at IS NULL',
};

/** Applications as people read them: lists, one of them, and how many. */
@Injectable()
export class ApplicationListRepository {
  constructor(private readonly database: Database) {}

  async findRow(id: string): Promise<ApplicationRow | null> {
    if (!isRecordId(id)) return null;
    // Planning a dozen joins takes ten times as long as finding one application by them.
    const [row] = await this.database.prepared<ApplicationRow>(`${rowsOf('applications')} WHERE a.id = $1`, [id]);
    return row ?? null;
  }

  /** Newest first, or the least asked for. */
  async findApplicationsOf(
    side: ApplicationSide,
    userId: string,
    filters: ApplicationFilters,
    page: PageRequest,
  ): Promise<Page<ApplicationRow>> {
    if (!isRecordId(userId)) return { items: [], total: 0 };
    const { matching, parameters } = conditionsOf(side, userId, filters);
    const at = parameters.length;
    const order = orders[filters.sort ?? 'newest'];
    const items = await this.database.query<ApplicationRow>(
      `${rowsOf(`(SELECT a.* ${matching} ORDER BY ${order} LIMIT $${at + 1} OFFSET $${at + 2})`)} ORDER BY ${order}`,
      [...parameters, page.page_size, offsetOf(page)],
      { isPrepared: !filters.search },
    );
    const [counted] = await this.database.query<{ total: number }>(
      `SELECT count(*)::integer AS total ${matching}`,
      parameters,
    );
    return { items, total: counted?.total ?? 0 };
  }

  async countApplicationsOf(side: ApplicationSide, userId: string): Promise<ApplicationCounts> {
    const counted = await this.database.query<{ status: ApplicationStatus; count: number }>(
      `SELECT a.status, count(*)::integer AS count FROM applications a WHERE ${ownedBy[side]} GROUP BY a.status`,
      [userId],
    );
    const of = (status: ApplicationStatus): number => counted.find((row) => row.status === status)?.count ?? 0;
    const byStatus = Object.fromEntries(applicationStatuses.map((status) => [status, of(status)]));
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    return { total, ...(byStatus as Record<ApplicationStatus, number>) };
  }
}

/** A filter that is not set is not in the statement, so the planner sees only what counts. */
function conditionsOf(side: ApplicationSide, userId: string, { statuses, jobId, search }: ApplicationFilters) {
  const parameters: unknown[] = [userId];
  const conditions = [ownedBy[side]];
  const add = (condition: (parameter: string) => string, parameter: unknown): void => {
    parameters.push(parameter);
    conditions.push(condition(`$${parameters.length}`));
  };
  if (statuses) add((given) => `a.status = ANY(${given}::text[])`, statuses);
  if (jobId) add((given) => `a.job_id = ${given}::uuid`, jobId);
  if (search)
    add((given) => `lower(concat_ws(' ', p.first_name, p.last_name, p.title)) LIKE ${given}`, containsPattern(search));
  const matching = `FROM applications a ${search ? withPerson : ''} WHERE ${conditions.join(' AND ')}`;
  return { matching, parameters };
}
