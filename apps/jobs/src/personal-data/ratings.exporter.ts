import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Ratings a person was given, and those they gave. */
@ExportsPersonalData()
@Injectable()
export class RatingsExporter implements PersonalDataExporter {
  readonly name = 'ratings';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT id, CASE WHEN freelancer_id = $1 THEN 'received' ELSE 'given' END AS kind, application_id, rating,
           comment, created_at, removed_at
         FROM ratings WHERE (freelancer_id = $1 OR recruiter_id = $1) AND ($2::uuid IS NULL OR id > $2)
         ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
