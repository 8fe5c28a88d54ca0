import type { BareOf } from '../bare.js';

/** Named and ordered as an answer of ours, so that a row is the answer; the rules of a few columns are in SQL here. */
const columns = `id, recruiter_id, company, title, type, contract_type, employment_type AS "employmentType", location,
  hides_place, rate, rate_pence, rate_unit, description, event_date::text, NULL AS duration, duration_type, start_time,
  end_time, end_day_offset, days, hours, skills, questions, status, closed_reason, is_urgent, positions,
  greatest(positions - hired_count, 0) AS positions_left, created_at, updated_at, external_url, external_source`;

const newest = `status <> 'closed'`;
const order = 'ORDER BY created_at DESC, id DESC';

/** One statement a page, without its total: the best that each question can be asked. */
const pageOf = (where: string, at: string): string =>
  `SELECT ${columns} FROM jobs WHERE ${newest}${where} ${order} LIMIT 10 OFFSET ${at}`;

export const bare: BareOf = (pool) => async (request) => {
  const { searchParams } = new URL(request.url ?? '', 'http://bare');
  const values: unknown[] = [];
  const like = (name: string, column: string): string => {
    const value = searchParams.get(name)?.trim();
    return value ? ` AND ${column} LIKE $${values.push(`%${value.toLowerCase()}%`)}` : '';
  };
  const where = like('search', 'search_text') + like('location', 'location_text');
  const offset = `$${values.push(10 * (Number(searchParams.get('page') ?? 1) - 1))}`;
  const text = pageOf(where, offset);
  // Words are planned for themselves; the list alone is the same for all.
  const { rows } = await pool.query(where ? { text, values } : { name: 'list', text, values });
  return rows;
};
