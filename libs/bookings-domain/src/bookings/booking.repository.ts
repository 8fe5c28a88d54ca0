import { overlapOf, spanWords } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { type PreparedQuery, Database, idsIn, writeQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { type Clash, DatesNotFreeError, KitTakenError } from '../bookings.errors.js';
import { spanOfRange } from '../time/range.js';
import { agreedCall, agreedPlace } from '../revisions/agreed-call.js';
import { BookingEntity } from './booking.entity.js';

interface ClashRow {
  booking_id: string;
  title: string;
  company: string;
  theirs: string;
  asked: string;
}

/** A call of a booking with the time that it takes. */
export interface TakenCall {
  id: string;
  from: string;
  to: string;
  /** As agreed, where it has one of its own. */
  place?: string;
}

export interface BookingAhead {
  id: string;
  application_id: string;
  job_id: string;
  offer_id: string;
}

interface TakenRow {
  call_id: string;
  during: string;
  place: string | null;
}

/** Of the commitments `m`. */
const placeOfTaken = `(SELECT ${agreedPlace('known.call', 'c')}
  FROM bookings.calls c JOIN bookings.bookings b ON b.id = m.booking_id
  LEFT JOIN LATERAL ${agreedCall('b.offer_id', 'c')} known ON true WHERE c.id = m.call_id) AS place`;

/** Agreements and the time they take. */
@Injectable()
export class BookingRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findBooking(id: string): Promise<BookingEntity | null> {
    return isRecordId(id) ? this.database.of(BookingEntity).findOneBy({ id }) : null;
  }

  ofOffer(offerId: string): Promise<BookingEntity | null> {
    return this.database.of(BookingEntity).findOneBy({ offerId });
  }

  ofApplication(applicationId: string): Promise<BookingEntity | null> {
    return this.database.of(BookingEntity).findOneBy({ applicationId, state: Not('cancelled') });
  }

  /** Which of these jobs the person is booked on, or was until it was over. */
  async jobsBookedBy(freelancerId: string, jobIds: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ job_id: string }>(
      `SELECT DISTINCT job_id FROM bookings.bookings
       WHERE freelancer_id = $1 AND job_id = ANY($2::uuid[]) AND state <> 'cancelled'`,
      [freelancerId, jobIds],
    );
    return rows.map(({ job_id }) => job_id);
  }

  /** The first call of another booking that these would meet, or null. The person must be held. */
  async clashOf(
    freelancerId: string,
    callIds: readonly string[],
    exceptBookingId: string | null = null,
  ): Promise<Clash | null> {
    const [row] = await this.database.prepared<ClashRow>(
      `SELECT m.booking_id, j.title, j.company, m.during::text AS theirs, asked.during::text AS asked
       FROM bookings.calls asked
       JOIN bookings.commitments m ON m.freelancer_id = $1 AND m.during && asked.during AND m.state = 'confirmed'
       JOIN bookings.bookings b ON b.id = m.booking_id JOIN jobs j ON j.id = b.job_id
       WHERE asked.id = ${idsIn(2)} AND asked.removed_at IS NULL AND m.booking_id IS DISTINCT FROM $3
       ORDER BY lower(asked.during), lower(m.during) LIMIT 1`,
      [freelancerId, callIds, exceptBookingId],
    );
    if (!row) return null;
    const [theirs, asked] = [spanOfRange(row.theirs), spanOfRange(row.asked)];
    const { booking_id: bookingId, title, company } = row;
    return {
      bookingId,
      title,
      company,
      time: spanWords(theirs),
      overlap: spanWords(overlapOf(theirs, asked) ?? asked),
    };
  }

  /** With its time and what else changes with it, all or nothing: the constraint refuses what no check saw. */
  async addBooking(booking: BookingEntity, callIds: readonly string[], others: PreparedQuery<void>[]): Promise<void> {
    const { applicationId, freelancerId, terms, confirmedAt } = booking;
    const ids = [booking.id, booking.offerId, applicationId, booking.roleId, booking.jobId, freelancerId];
    await unlessExcluded(() =>
      this.database.inOrder(
        writeQuery(
          `WITH booked AS (
           INSERT INTO bookings.bookings (id, offer_id, application_id, role_id, job_id, freelancer_id, recruiter_id, state,
             terms, terms_hash, clashes, confirmed_at, version, created_at, updated_at, tickets_seen)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $17))
         INSERT INTO bookings.commitments (id, booking_id, call_id, freelancer_id, during, state)
         SELECT gen_random_uuid(), $1, id, $6, during, 'confirmed' FROM bookings.calls
         WHERE id = ANY($16::uuid[]) AND removed_at IS NULL`,
          [
            ...ids,
            booking.recruiterId,
            booking.state,
            JSON.stringify(terms),
            booking.termsHash,
            booking.clashes,
            confirmedAt,
            booking.version,
            booking.createdAt,
            booking.updatedAt,
            callIds,
            JSON.stringify(booking.ticketsSeen),
          ],
        ),
        ...others,
      ),
    );
  }

  async saveBooking(booking: BookingEntity): Promise<void> {
    booking.version += 1;
    booking.updatedAt = this.clock.now();
    const { id, ...columns } = booking;
    await this.database.of(BookingEntity).update({ id }, columns);
  }

  /** The calls that take time now, earliest first. */
  async timeOf(bookingId: string): Promise<TakenCall[]> {
    const rows = await this.database.query<TakenRow>(
      `SELECT m.call_id, m.during::text, ${placeOfTaken}
       FROM bookings.commitments m WHERE m.booking_id = $1 AND m.state = 'confirmed'`,
      [bookingId],
    );
    return takenCalls(rows);
  }

  /** QueryResults the calls that took time until now. */
  async freeTimeOf(bookingId: string): Promise<TakenCall[]> {
    const freed = await this.database.query<TakenRow>(
      `UPDATE bookings.commitments m SET state = 'cancelled', updated_at = $2
       WHERE m.booking_id = $1 AND m.state = 'confirmed' RETURNING m.call_id, m.during::text, ${placeOfTaken}`,
      [bookingId, this.clock.now()],
    );
    return takenCalls(freed);
  }

  /** Of either side, with time still to come; for an account that goes. */
  async aheadOf(userId: string): Promise<BookingAhead[]> {
    return this.database.query<BookingAhead>(
      `SELECT b.id, b.application_id, b.job_id, b.offer_id FROM bookings.bookings b
       WHERE (b.freelancer_id = $1 OR b.recruiter_id = $1) AND b.state = 'confirmed' AND b.application_id IS NOT NULL
         AND EXISTS (SELECT FROM bookings.commitments m
           WHERE m.booking_id = b.id AND m.state = 'confirmed' AND lower(m.during) > $2)
       ORDER BY b.job_id, b.id`,
      [userId, this.clock.now()],
    );
  }

  /** Takes the time of these calls again, as it was when they were cancelled. */
  async takeBack(bookingId: string, callIds: readonly string[]): Promise<void> {
    await unlessExcluded(() =>
      this.database.query(
        `UPDATE bookings.commitments SET state = 'confirmed', updated_at = $3
         WHERE booking_id = $1 AND call_id = ANY($2::uuid[]) AND state = 'cancelled'`,
        [bookingId, callIds, this.clock.now()],
      ),
    );
  }

  async freeCallsOf(bookingId: string, callIds: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE bookings.commitments SET state = 'cancelled', updated_at = $3
       WHERE booking_id = $1 AND call_id = ANY($2::uuid[])`,
      [bookingId, callIds, this.clock.now()],
    );
  }

  /** Those that were cancelled count too. */
  async countCallsOf(bookingId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::int FROM bookings.commitments WHERE booking_id = $1',
      [bookingId],
    );
    return row?.count ?? 0;
  }

  /** A booking's time follows its calls: where they agree by the shape of the change, such as a time known at last. */
  async followCall(callId: string): Promise<void> {
    await this.database.query(
      `UPDATE bookings.commitments m SET during = c.during, updated_at = $2 FROM bookings.calls c
       WHERE c.id = $1 AND m.call_id = c.id AND m.state = 'confirmed'`,
      [callId, this.clock.now()],
    );
  }

  /** A change was accepted: its time is that of its calls now. In two steps, so that its own calls never meet. */
  async followCalls(bookingId: string): Promise<void> {
    const now = this.clock.now();
    const moved = await this.database.query<{ id: string }>(
      `UPDATE bookings.commitments m SET state = 'cancelled', updated_at = $2 FROM bookings.calls c
       WHERE m.booking_id = $1 AND c.id = m.call_id AND m.state = 'confirmed' AND m.during <> c.during RETURNING m.id`,
      [bookingId, now],
    );
    await unlessExcluded(() =>
      this.database.query(
        `UPDATE bookings.commitments m SET during = c.during, state = 'confirmed', updated_at = $2 FROM bookings.calls c
         WHERE c.id = m.call_id AND m.id = ANY($1::uuid[])`,
        [moved.map(({ id }) => id), now],
      ),
    );
  }
}

const takenCalls = (rows: readonly TakenRow[]): TakenCall[] =>
  rows
    .map(({ call_id: id, during, place }) => ({ id, ...spanOfRange(during), ...(place && { place }) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime())
    .map(({ from, to, ...call }) => ({ ...call, from: from.toISOString(), to: to.toISOString() }));

const EXCLUDED = '23P01';
/** Kit goes with the calls of its booking. */
const ONE_PIECE = 'one_piece_at_a_time';

async function unlessExcluded(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === EXCLUDED) throw constraint === ONE_PIECE ? new KitTakenError('kit', true) : new DatesNotFreeError();
    throw error;
  }
}
