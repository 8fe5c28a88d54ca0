import type { ReviewRow } from '@crewcall/bookings-domain';
import type { WorksAgain } from '@crewcall/contracts-bookings';
import { isRecordId, offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export type CompanyReviewRow = ReviewRow & { shown_at: Date; role: string };

const AGAIN_MAX = 500;

/** Reviews that are shown, as others than their two sides read them. */
@Injectable()
export class ShownReviewRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async ofCompany(recruiterId: string, page: PageRequest): Promise<Page<CompanyReviewRow>> {
    if (!isRecordId(recruiterId)) return { items: [], total: 0 };
    const shown = `FROM bookings.reviews v JOIN bookings.bookings b ON b.id = v.booking_id
      JOIN bookings.roles r ON r.id = b.role_id
      WHERE v.subject_id = $1 AND v.side = 'crew' AND v.shown_at IS NOT NULL`;
    const items = await this.database.query<CompanyReviewRow>(
      `SELECT v.*, r.name AS role ${shown} ORDER BY v.shown_at DESC, v.id DESC LIMIT $2 OFFSET $3`,
      [recruiterId, page.page_size, offsetOf(page)],
    );
    const [counted] = await this.database.query<{ total: number }>(`SELECT count(*)::integer AS total ${shown}`, [
      recruiterId,
    ]);
    return { items, total: counted?.total ?? 0 };
  }

  /** By name. */
  workAgainWith(recruiterId: string): Promise<WorksAgain[]> {
    return this.database.query<WorksAgain>(
      `SELECT DISTINCT p.user_id, p.first_name, p.last_name, p.title
       FROM bookings.reviews own JOIN bookings.reviews theirs ON theirs.booking_id = own.booking_id
       JOIN people p ON p.user_id = own.subject_id AND p.deleted_at IS NULL
       WHERE own.writer_id = $1 AND own.side = 'company' AND theirs.side = 'crew' AND own.again AND theirs.again
         AND own.shown_at IS NOT NULL AND theirs.shown_at IS NOT NULL
       ORDER BY p.first_name, p.last_name, p.user_id LIMIT ${AGAIN_MAX}`,
      [recruiterId],
    );
  }
}
