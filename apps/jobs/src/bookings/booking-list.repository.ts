import { BookingEntity, isCompleted } from '@crewcall/bookings-domain';
import type { BookingState, HistoryLine, OfferSide } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database, idsIn } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface BookingSurroundings {
  booking_id: string;
  job_title: string;
  company: string;
  location: string;
  hides_place: boolean;
  role_name: string;
  freelancer_name: string | null;
  /** As it was asked; some may have been cancelled since. */
  call_ids: string[];
  /** Those that take time. */
  taken_ids: string[];
  reserves: number;
  together: number;
}

/** Bookings as their parties read them. */
@Injectable()
export class BookingListRepository {
  constructor(private readonly database: Database) {}

  async findBookingsOf(
    side: OfferSide,
    userId: string,
    states: BookingState[] | undefined,
    page: PageRequest,
  ): Promise<Page<BookingEntity>> {
    const query = this.database
      .of(BookingEntity)
      .createQueryBuilder('booking')
      .where(`booking.${side}Id = :userId`, { userId })
      .orderBy('booking.id', 'DESC')
      .offset(offsetOf(page))
      .limit(page.page_size);
    if (states) query.andWhere('booking.state IN (:...states)', { states });
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }

  async surroundingsOf(ids: readonly string[]): Promise<Map<string, BookingSurroundings>> {
    const rows = await this.database.prepared<BookingSurroundings>(
      `SELECT b.id AS booking_id, j.title AS job_title, j.company, j.location, j.hides_place, r.name AS role_name, o.call_ids,
         ARRAY(SELECT m.call_id FROM bookings.commitments m WHERE m.booking_id = b.id AND m.state = 'confirmed') AS taken_ids,
         nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') AS freelancer_name,
         (SELECT count(*)::integer FROM bookings.offers w WHERE w.role_id = b.role_id AND w.state = 'reserve') AS reserves,
         (SELECT count(*)::integer FROM bookings.bookings t WHERE t.recruiter_id = b.recruiter_id
           AND t.freelancer_id = b.freelancer_id AND ${isCompleted('t')}) AS together
       FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id JOIN jobs j ON j.id = b.job_id
       JOIN bookings.offers o ON o.id = b.offer_id LEFT JOIN people p ON p.user_id = b.freelancer_id
       WHERE b.id = ${idsIn(1)}`,
      [ids],
    );
    return new Map(rows.map((row) => [row.booking_id, row]));
  }

  /** Every step, oldest first, with who did it as the product names them. */
  async historyOf(offerId: string): Promise<HistoryLine[]> {
    const rows = await this.database.prepared<Omit<HistoryLine, 'at'> & { at: Date }>(
      `SELECT h.at, h.what, h.by_side AS by,
         CASE WHEN h.by_side = 'company' THEN j.company
              WHEN h.by_side = 'crew' THEN nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') END AS name
       FROM bookings.history h JOIN bookings.offers o ON o.id = h.offer_id JOIN jobs j ON j.id = o.job_id
       LEFT JOIN people p ON p.user_id = o.freelancer_id
       WHERE h.offer_id = $1 ORDER BY h.at, h.id LIMIT 500`,
      [offerId],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
