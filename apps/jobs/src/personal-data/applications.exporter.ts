import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** What a person applied for, and what they decided about others: of those no words, they are not this person's. */
@ExportsPersonalData()
@Injectable()
export class ApplicationsExporter implements PersonalDataExporter {
  readonly name = 'applications';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT a.id, CASE WHEN a.freelancer_id = $1 THEN 'sent' ELSE 'received' END AS kind, a.job_id,
           j.title AS job_title, j.company, a.status,
           CASE WHEN a.freelancer_id = $1 THEN a.cover_letter END AS cover_letter,
           CASE WHEN a.freelancer_id = $1 THEN a.answers END AS answers, a.asked_pence, a.asked_basis, a.role_ids, a.call_ids, a.source,
           a.rejection_message, a.invited_at, a.applied_at, a.cancelled_at, a.updated_at,
           r.requested_at AS rating_requested_at
         FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN rating_requests r ON r.application_id = a.id
         WHERE (a.freelancer_id = $1 OR a.recruiter_id = $1) AND ($2::uuid IS NULL OR a.id > $2)
         ORDER BY a.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
