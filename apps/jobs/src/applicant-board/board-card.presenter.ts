import {
  type BoardCard,
  boardColumnOf,
  type BoardColumn,
  type CallAvailability,
  fitOf,
  milesBetween,
  type Point,
  rescueLimits,
  tidyTags,
} from '@crewcall/contracts-bookings';
import { ratingSummaryOf } from '@crewcall/contracts-jobs';
import type { BoardRow } from './board-row.repository.js';

export interface CardContext {
  /** What the job asks for, lower case. */
  skills: readonly string[];
  calls: ReadonlyMap<string, CallAvailability[]>;
  /** What the role pays at most and on which basis; null without a fixed amount. */
  pay: { pence: number; basis: string } | null;
  /** Where the job is. */
  point: Point | null;
}

/** Where the card stands: by what was decided, also while that can still be taken back. */
export function columnOfRow({ status, offer_state, pending_move }: BoardRow): BoardColumn {
  if (pending_move === 'reject') return 'no';
  const column = boardColumnOf(status, offer_state);
  return pending_move === 'shortlist' && (column === 'new' || column === 'reviewed') ? 'shortlisted' : column;
}

export function presentCard(row: BoardRow, { skills, calls, pay, point }: CardContext): BoardCard {
  const { average, count } = ratingSummaryOf(row.rated ?? [0, 0, 0, 0, 0]);
  const own = new Set((row.skills ?? []).map((skill) => skill.toLowerCase()));
  const facts = {
    skills_met: skills.filter((skill) => own.has(skill)).length,
    skills_asked: skills.length,
    miles: milesTo(point, row),
    calls: callsFor(row, calls.get(row.freelancer_id)),
    rating_average: count ? average : null,
    together: row.together,
  };
  const asks = pay && row.asked_pence !== null && row.asked_basis === pay.basis ? row.asked_pence / pay.pence : null;
  return {
    ...facts,
    application_id: row.application_id,
    freelancer_id: row.freelancer_id,
    column: columnOfRow(row),
    first_name: row.first_name,
    last_name: row.last_name,
    title: row.title,
    location: row.location,
    rating_count: count,
    tags: tidyTags(row.tags),
    asked_pence: row.asked_pence,
    asked_basis: row.asked_basis,
    tickets: null,
    kit: null,
    answers: [],
    role_ids: row.role_ids,
    chosen: null,
    team: null,
    offer: presentOfferOf(row),
    applied_at: row.applied_at.toISOString(),
    takes_back_until: row.pending_until?.toISOString() ?? null,
    fit: fitOf({ ...facts, reach_miles: row.reach_miles ?? rescueLimits.reach, asked_of: asks }),
  };
}

/** By the person's town, in whole miles, so that no home is found by asking from many places. */
const milesTo = (point: Point | null, { lat, lon }: BoardRow): number | null =>
  point && lat !== null && lon !== null ? Math.round(milesBetween(point, { lat, lon })) : null;

/** Who applied for some of the calls is not free for the others, whatever their calendar says. */
const callsFor = ({ call_ids }: BoardRow, calls: CallAvailability[] = []): CallAvailability[] | null =>
  calls.length
    ? calls.map((call) =>
        call_ids.length && !call_ids.includes(call.call_id) ? { call_id: call.call_id, word: 'busy' } : call,
      )
    : null;

function presentOfferOf({
  offer_id,
  offer_kind,
  offer_role_id,
  offer_rank,
  offer_until,
}: BoardRow): BoardCard['offer'] {
  if (!offer_id || !offer_kind || !offer_role_id) return null;
  return {
    id: offer_id,
    kind: offer_kind,
    role_id: offer_role_id,
    rank: offer_rank,
    until: offer_until?.toISOString() ?? null,
  };
}
