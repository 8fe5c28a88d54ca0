import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** A company's lists, notes and tags, for that company; a crew member's copy says only how many keep notes on them. */
@ExportsPersonalData()
@Injectable()
export class CrewListsExporter implements PersonalDataExporter {
  readonly name = 'crew-lists';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncIterable<object> {
    yield* this.keptBy(userId);
    const [row] = await this.database.query<{ companies: number }>(
      `SELECT count(DISTINCT company_id)::integer AS companies FROM (
         SELECT company_id FROM bookings.crew_notes WHERE freelancer_id = $1
         UNION ALL SELECT m.company_id FROM bookings.application_marks m JOIN applications a ON a.id = m.application_id
         WHERE a.freelancer_id = $1 AND m.note IS NOT NULL) noted`,
      [userId],
    );
    const companies = row?.companies ?? 0;
    const keeps = companies === 1 ? '1 company keeps' : `${companies} companies keep`;
    if (companies) yield { what: 'notes by companies', words: `${keeps} notes on you. Ask them, or us.` };
  }

  private keptBy(companyId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT * FROM (
           SELECT l.id, 'list' AS what, l.name, NULL AS text, NULL AS tag, l.created_at, l.updated_at,
             (SELECT jsonb_agg(jsonb_build_object('freelancer_id', p.freelancer_id, 'added_at', p.added_at)
                ORDER BY p.added_at) FROM bookings.crew_list_people p
              WHERE p.company_id = l.company_id AND p.list_id = l.id) AS people, NULL::uuid AS freelancer_id
           FROM bookings.crew_lists l WHERE l.company_id = $1
           UNION ALL
           SELECT n.id, 'note', NULL, n.text, NULL, n.created_at, NULL, NULL, n.freelancer_id
           FROM bookings.crew_notes n WHERE n.company_id = $1
           UNION ALL
           SELECT t.freelancer_id, 'tags', NULL, NULL, string_agg(t.tag, ', ' ORDER BY lower(t.tag)), min(t.created_at), NULL,
             NULL, t.freelancer_id
           FROM bookings.crew_tags t WHERE t.company_id = $1 GROUP BY t.freelancer_id) kept
         WHERE $2::uuid IS NULL OR id > $2 ORDER BY id LIMIT $3`,
        [companyId, after?.id ?? null, limit],
      ),
    );
  }
}
