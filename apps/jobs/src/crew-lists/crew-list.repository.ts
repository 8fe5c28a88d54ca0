import { isCrewHere } from '@crewcall/bookings-domain';
import { type CrewList, crewListLimits, type ListedPerson } from '@crewcall/contracts-bookings';
import { isRecordId, offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { TOGETHER } from './crew-mark.repository.js';

type ListedRow = Omit<ListedPerson, 'added_at'> & { added_at: Date; total: number };

/** Of the company `$1` and its list `$2`. */
const listed = `SELECT l.freelancer_id AS user_id, p.first_name, p.last_name, p.title, l.added_at,
   coalesce(${isCrewHere('p')}, false) AS is_here,
   ARRAY(SELECT o.list_id FROM bookings.crew_list_people o
     WHERE o.company_id = $1 AND o.freelancer_id = l.freelancer_id ORDER BY o.list_id) AS list_ids,
   ARRAY(SELECT t.tag FROM bookings.crew_tags t
     WHERE t.company_id = $1 AND t.freelancer_id = l.freelancer_id ORDER BY lower(t.tag)) AS tags,
   ${TOGETHER('l.freelancer_id')} AS together, count(*) OVER ()::integer AS total
 FROM bookings.crew_list_people l LEFT JOIN people p ON p.user_id = l.freelancer_id
 WHERE l.company_id = $1 AND l.list_id = $2`;

const present = ({ total: _total, added_at, ...row }: ListedRow): ListedPerson => ({
  ...row,
  added_at: added_at.toISOString(),
});

const counted = `SELECT l.id, l.name, l.is_favourites, (SELECT count(*)::integer FROM bookings.crew_list_people p
  WHERE p.company_id = l.company_id AND p.list_id = l.id) AS people FROM bookings.crew_lists l`;

/** Lists of crew members. Every question names the company whose lists they are. */
@Injectable()
export class CrewListRepository {
  constructor(private readonly database: Database) {}

  /** Favourites first, then by name. */
  listsOf(companyId: string): Promise<CrewList[]> {
    return this.database.prepared<CrewList>(
      `${counted} WHERE l.company_id = $1 ORDER BY l.is_favourites DESC, lower(l.name)`,
      [companyId],
    );
  }

  async findCrewList(companyId: string, id: string): Promise<CrewList | null> {
    if (!isRecordId(id)) return null;
    const [list] = await this.database.prepared<CrewList>(`${counted} WHERE l.company_id = $1 AND l.id = $2`, [
      companyId,
      id,
    ]);
    return list ?? null;
  }

  /** False when the company has a list of that name. */
  async addCrewList(companyId: string, name: string, isFavourites = false): Promise<string | null> {
    const id = newId();
    const added = await this.database.query<{ id: string }>(
      `INSERT INTO bookings.crew_lists (company_id, id, name, is_favourites) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING id`,
      [companyId, id, name, isFavourites],
    );
    return added[0]?.id ?? null;
  }

  /** Favourites keep their name. */
  async renameCrewList(companyId: string, id: string, name: string): Promise<void> {
    await this.database.query(
      `UPDATE bookings.crew_lists SET name = $3, updated_at = now()
       WHERE company_id = $1 AND id = $2 AND NOT is_favourites`,
      [companyId, id, name],
    );
  }

  async isNameTaken(companyId: string, name: string, besidesId: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM bookings.crew_lists WHERE company_id = $1 AND lower(name) = lower($2) AND id <> $3';
    return (await this.database.query<object>(sql, [companyId, name, besidesId])).length > 0;
  }

  async removeCrewList(companyId: string, id: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.crew_lists WHERE company_id = $1 AND id = $2', [companyId, id]);
  }

  /** Latest added first. */
  async peopleOf(
    companyId: string,
    listId: string,
    tag: string | undefined,
    page: PageRequest,
  ): Promise<Page<ListedPerson>> {
    const rows = await this.database.prepared<ListedRow>(
      `${listed} AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM bookings.crew_tags t
         WHERE t.company_id = $1 AND t.freelancer_id = l.freelancer_id AND lower(t.tag) = lower($3)))
       ORDER BY l.added_at DESC, l.freelancer_id OFFSET $4 LIMIT $5`,
      [companyId, listId, tag ?? null, offsetOf(page), page.page_size],
    );
    return { items: rows.map(present), total: rows[0]?.total ?? 0 };
  }

  /** In the order of the ids. */
  async peopleOfIds(companyId: string, listId: string, ids: readonly string[]): Promise<ListedPerson[]> {
    const rows = await this.database.prepared<ListedRow>(
      `${listed} AND l.freelancer_id = ANY($3::uuid[]) ORDER BY array_position($3::uuid[], l.freelancer_id)`,
      [companyId, listId, ids],
    );
    return rows.map(present);
  }

  /** Latest added first. */
  async personIdsOf(companyId: string, listId: string): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      `SELECT freelancer_id AS id FROM bookings.crew_list_people WHERE company_id = $1 AND list_id = $2
       ORDER BY added_at DESC, freelancer_id`,
      [companyId, listId],
    );
    return rows.map(({ id }) => id);
  }

  /** With a tag of the company's own, of a list or of all whom it keeps: as many as a list holds. */
  async idsWithTag(companyId: string, tag: string, listId: string | null): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      `SELECT t.freelancer_id AS id FROM bookings.crew_tags t WHERE t.company_id = $1 AND lower(t.tag) = lower($2)
         AND ($3::uuid IS NULL OR EXISTS (SELECT 1 FROM bookings.crew_list_people l
           WHERE l.company_id = $1 AND l.list_id = $3 AND l.freelancer_id = t.freelancer_id))
       ORDER BY t.freelancer_id DESC LIMIT ${crewListLimits.people}`,
      [companyId, tag, listId],
    );
    return rows.map(({ id }) => id);
  }

  async addPerson(companyId: string, listId: string, freelancerId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.crew_list_people (company_id, list_id, freelancer_id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [companyId, listId, freelancerId],
    );
  }

  async removePerson(companyId: string, listId: string, freelancerId: string): Promise<void> {
    await this.database.query(
      'DELETE FROM bookings.crew_list_people WHERE company_id = $1 AND list_id = $2 AND freelancer_id = $3',
      [companyId, listId, freelancerId],
    );
  }
}
