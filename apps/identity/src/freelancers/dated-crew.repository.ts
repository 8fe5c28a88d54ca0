import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { indexOf } from '../availability/day-ring.rules.js';
import type { ToldWords } from '../availability/known-days.rules.js';
import { CommonWords } from './common-words.service.js';
import { conditionsOf } from './crew-conditions.js';
import { type CrewFilters, type CrewRow, crewRowsSql, shownSql } from './crew-directory.repository.js';

export interface DatedFilters extends CrewFilters {
  /** London days. */
  days: string[];
  /** Only those free or unsaid on every day, or on at least half of them. */
  free: 'all' | 'most' | null;
}

/** Those who said they are free on all days, those of whom nothing stands against, and the rest. */
export interface Tiers {
  said: number;
  unsaid: number;
  rest: number;
  /** Who the first are at this moment, where they are few: their page need not look at everyone again. */
  saidIds: string[] | null;
}

/** With what jobs told of the person's days. Who is not shown still has a place in the order. */
export interface DatedRow extends CrewRow, ToldWords {
  is_shown: boolean;
}

const withDays = {
  more: `, ${shownSql} AS is_shown, w.is_shared, w.from_day::text, w.words, w.as_of`,
  joins: 'LEFT JOIN availability_words w ON w.user_id = page.user_id',
};

/** So many ids are worth their way to the service and back. */
const KNOWN = 500;
/** So few are fetched and sorted; of more, the order is walked until the page is full. */
const FEW = 2000;

/**
 * Bits are looked at one by one: their numbers come from dates, never from what was typed. As booleans, of which the
 * planner expects a third: it takes a number that equals another for rare, and sorts everyone instead of walking the order.
 */
const all = (column: 'taken' | 'free', bit: 0 | 1, days: readonly string[]): string =>
  days.map((day) => `${bit ? '' : 'NOT '}get_bit(${column}, ${indexOf(day)})::boolean`).join(' AND ');
const countTaken = (days: readonly string[]): string =>
  days.map((day) => `get_bit(taken, ${indexOf(day)})`).join(' + ');

/** The directory with dates: those who are free come first, each group best rated first. */
@Injectable()
export class DatedCrewRepository {
  constructor(
    private readonly database: Database,
    private readonly common: CommonWords,
  ) {}

  async measureCrew(filters: DatedFilters): Promise<Tiers> {
    const { where, parameters } = this.conditions(filters);
    const { days, free } = filters;
    // Where only they are looked for, each bit is looked at once.
    const clear = free === 'all' ? 'true' : all('taken', 0, days);
    const said = `FILTER (WHERE ${all('free', 1, days)} AND ${clear})`;
    const [row] = await this.database.query<{ total: number; clear: number; said: number; ids: string[] | null }>(
      `SELECT count(*)::integer AS total, count(*) FILTER (WHERE ${clear})::integer AS clear,
         count(*) ${said}::integer AS said,
         CASE WHEN count(*) ${said} <= ${KNOWN} THEN array_agg(user_id) ${said} END AS ids
       FROM crew_entries ${where}`,
      parameters,
    );
    const counted = row ?? { total: 0, clear: 0, said: 0, ids: null };
    return {
      said: counted.said,
      unsaid: counted.clear - counted.said,
      rest: counted.total - counted.clear,
      saidIds: counted.ids,
    };
  }

  /** Rows of a page, in their order. Groups before the page are passed over by their number, not read. */
  async pageOfCrew(filters: DatedFilters, tiers: Tiers, offset: number, limit: number): Promise<DatedRow[]> {
    const rows: DatedRow[] = [];
    let skip = offset;
    for (const tier of ['said', 'unsaid', 'rest'] as const) {
      const left = limit - rows.length;
      const among = tier === 'said' ? tiers.saidIds : null;
      if (left > 0 && skip < tiers[tier])
        rows.push(...(await this.ofTier(filters, tier, { offset: skip, limit: left, count: tiers[tier], among })));
      skip = Math.max(0, skip - tiers[tier]);
    }
    return rows;
  }

  private ofTier(
    filters: DatedFilters,
    tier: 'said' | 'unsaid' | 'rest',
    { offset, limit, count, among }: { offset: number; limit: number; count: number; among: string[] | null },
  ): Promise<DatedRow[]> {
    const { where, parameters } = this.conditions(among ? { ...filters, among } : filters);
    const [clear, said] = [all('taken', 0, filters.days), all('free', 1, filters.days)];
    const isTier = { said: `${said} AND ${clear}`, unsaid: `${clear} AND NOT (${said})`, rest: `NOT (${clear})` }[tier];
    const found = `SELECT user_id, rating_score FROM crew_entries ${where ? `${where} AND` : 'WHERE'} ${isTier}`;
    const order = `ORDER BY rating_score DESC, user_id LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
    const page =
      count <= FEW ? `WITH found AS MATERIALIZED (${found}) SELECT * FROM found ${order}` : `${found} ${order}`;
    return this.database.query<DatedRow>(crewRowsSql(page, withDays), [...parameters, limit, offset]);
  }

  private conditions({ days, free, ...filters }: DatedFilters): { where: string; parameters: unknown[] } {
    const { where, parameters } = conditionsOf(filters, this.common.rareAmong(filters.search));
    const kept = { all: all('taken', 0, days), most: `${countTaken(days)} <= ${Math.floor(days.length / 2)}` };
    const conditions = [where.replace(/^WHERE /, ''), free ? kept[free] : ''].filter(Boolean).join(' AND ');
    return { where: conditions ? `WHERE ${conditions}` : '', parameters };
  }
}
