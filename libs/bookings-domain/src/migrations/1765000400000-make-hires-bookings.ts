import { newId } from '@crewcall/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface HireRow {
  application_id: string;
  freelancer_id: string;
  recruiter_id: string;
  job_id: string;
  role_id: string;
  updated_at: Date;
  call_ids: string[];
  clashes: boolean;
}

const BATCH = 500;

/**
 * Hires that lie ahead become bookings in the order in which they were accepted. One that meets an earlier one of the
 * same person takes no time, is marked, and both its sides are told once: old data may hold a clash, new data cannot.
 */
export class MakeHiresBookings1765000400000 implements MigrationInterface {
  name = 'MakeHiresBookings1765000400000';

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      const hires = (await runner.query(
        `SELECT a.id AS application_id, a.freelancer_id, a.recruiter_id, a.job_id, r.id AS role_id, a.updated_at,
           (SELECT array_agg(rc.call_id ORDER BY rc.during) FROM bookings.role_calls rc WHERE rc.role_id = r.id) AS call_ids
         FROM applications a JOIN bookings.roles r ON r.job_id = a.job_id
         WHERE a.status = 'hired' AND NOT EXISTS (SELECT 1 FROM bookings.bookings b WHERE b.application_id = a.id)
         ORDER BY a.updated_at, a.id LIMIT ${BATCH}`,
      )) as HireRow[];
      for (const hire of hires) await this.book(runner, hire);
      if (hires.length < BATCH) return;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('TRUNCATE bookings.bookings, bookings.offers, bookings.deadlines, bookings.members CASCADE');
  }

  private async book(runner: QueryRunner, hire: HireRow): Promise<void> {
    const [found] = (await runner.query(
      `SELECT EXISTS (
         SELECT 1 FROM bookings.role_calls rc
         JOIN bookings.commitments c ON c.freelancer_id = $2 AND c.during && rc.during AND c.state = 'confirmed'
         WHERE rc.role_id = $1) AS clashes`,
      [hire.role_id, hire.freelancer_id],
    )) as { clashes: boolean }[];
    const clashes = found?.clashes ?? false;
    const [offerId, bookingId] = [newId(), newId()];
    const { application_id, freelancer_id, recruiter_id, job_id, role_id, updated_at, call_ids } = hire;
    await runner.query('INSERT INTO bookings.members (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [freelancer_id]);
    await runner.query(
      `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, application_id, kind, state,
         call_ids, terms, terms_hash, answered_at)
       SELECT $1, r.id, $3, $4, $5, $6, 'booking', 'confirmed', $7, r.terms, encode(sha256(r.terms::text::bytea), 'hex'), $8
       FROM bookings.roles r WHERE r.id = $2`,
      [offerId, role_id, job_id, freelancer_id, recruiter_id, application_id, call_ids ?? [], updated_at],
    );
    await runner.query(
      `INSERT INTO bookings.bookings (id, offer_id, application_id, role_id, job_id, freelancer_id, recruiter_id, state,
         terms, terms_hash, clashes, confirmed_at)
       SELECT $1, id, application_id, role_id, job_id, freelancer_id, recruiter_id, 'confirmed', terms, terms_hash, $3, $4
       FROM bookings.offers WHERE id = $2`,
      [bookingId, offerId, clashes, updated_at],
    );
    await runner.query(
      `INSERT INTO bookings.history (id, offer_id, what, by_side, by_id, at) VALUES ($1, $2, 'hired', 'company', $3, $4)`,
      [newId(), offerId, recruiter_id, updated_at],
    );
    if (clashes) return this.publishClash(runner, bookingId);
    await runner.query(
      `INSERT INTO bookings.commitments (id, booking_id, call_id, freelancer_id, during, state)
       SELECT gen_random_uuid(), $1, rc.call_id, $2, rc.during, 'confirmed' FROM bookings.role_calls rc WHERE rc.role_id = $3`,
      [bookingId, freelancer_id, role_id],
    );
  }

  /** Due at once: the worker tells both. */
  private async publishClash(runner: QueryRunner, bookingId: string): Promise<void> {
    await runner.query(
      `INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version) VALUES ($1, now(), 'tell_clash', $2, 1)`,
      [newId(), bookingId],
    );
  }
}
