import { isCompleted } from '@crewcall/bookings-domain';
import { type BoardCard, boardLimits, type OfferKind, type OfferState, type Point } from '@crewcall/contracts-bookings';
import type { ApplicationStatus, RatingDistribution } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What the card shows as the driver gives it. */
type SameField =
  | 'application_id'
  | 'freelancer_id'
  | 'asked_pence'
  | 'asked_basis'
  | 'role_ids'
  | 'first_name'
  | 'last_name'
  | 'title'
  | 'location'
  | 'together'
  | 'tags';

/** All that a card is made of, but for when the person is free. */
export type BoardRow = Pick<BoardCard, SameField> & {
  status: ApplicationStatus;
  call_ids: string[];
  applied_at: Date;
  skills: string[] | null;
  lat: number | null;
  lon: number | null;
  reach_miles: number | null;
  rated: RatingDistribution | null;
  offer_id: string | null;
  offer_kind: OfferKind | null;
  offer_state: OfferState | null;
  offer_role_id: string | null;
  offer_rank: number | null;
  offer_until: Date | null;
  pending_move: 'shortlist' | 'reject' | null;
  pending_until: Date | null;
};

const ROWS = `
  SELECT a.id AS application_id, a.freelancer_id, a.status, a.asked_pence, a.asked_basis, a.role_ids, a.call_ids, a.applied_at,
    p.first_name, p.last_name, p.title, p.location, p.skills, p.lat, p.lon, p.reach_miles, s.distribution AS rated,
    coalesce(w.bookings, 0) AS together, coalesce(t.tags, '{}') || coalesce(m.tags, '{}') AS tags,
    o.id AS offer_id, o.kind AS offer_kind, o.state AS offer_state, o.role_id AS offer_role_id,
    o.slot_rank AS offer_rank, coalesce(o.decide_by, o.answer_by) AS offer_until,
    d.move AS pending_move, d.due_at AS pending_until
  FROM applications a
  LEFT JOIN people p ON p.user_id = a.freelancer_id
  LEFT JOIN rating_summaries s ON s.freelancer_id = a.freelancer_id
  LEFT JOIN (SELECT freelancer_id, count(*)::integer AS bookings FROM bookings.bookings b
    WHERE recruiter_id = $2 AND ${isCompleted('b')} GROUP BY freelancer_id) w ON w.freelancer_id = a.freelancer_id
  LEFT JOIN (SELECT freelancer_id, array_agg(tag ORDER BY lower(tag)) AS tags FROM bookings.crew_tags
    WHERE company_id = $2 GROUP BY freelancer_id) t ON t.freelancer_id = a.freelancer_id
  LEFT JOIN bookings.application_marks m ON m.company_id = $2 AND m.application_id = a.id
  LEFT JOIN (SELECT DISTINCT ON (application_id) * FROM bookings.offers
    WHERE recruiter_id = $2 AND job_id = $1 AND state IN ('open', 'held')
    ORDER BY application_id, (state = 'held') DESC, id DESC) o ON o.application_id = a.id
  LEFT JOIN bookings.pending_decisions d ON d.application_id = a.id AND d.application_version = a.version
  WHERE a.job_id = $1 AND a.recruiter_id = $2 AND a.hidden_by_recruiter_at IS NULL`;

/** The applicants of one job, all of them: they are put in order by what no index knows. */
@Injectable()
export class BoardRowRepository {
  constructor(private readonly database: Database) {}

  rowsOf(jobId: string, companyId: string): Promise<BoardRow[]> {
    return this.database.prepared<BoardRow>(
      `${ROWS} ORDER BY a.applied_at DESC, a.id LIMIT ${boardLimits.applicants}`,
      [jobId, companyId],
    );
  }

  /** Of the first call that says where it is. */
  async pointOf(jobId: string): Promise<Point | null> {
    const [point] = await this.database.prepared<Point>(
      `SELECT lat, lon FROM bookings.calls WHERE job_id = $1 AND lat IS NOT NULL AND lon IS NOT NULL
       ORDER BY during LIMIT 1`,
      [jobId],
    );
    return point ?? null;
  }

  async rowOf(jobId: string, companyId: string, applicationId: string): Promise<BoardRow | null> {
    const [row] = await this.database.prepared<BoardRow>(`${ROWS} AND a.id = $3`, [jobId, companyId, applicationId]);
    return row ?? null;
  }
}
