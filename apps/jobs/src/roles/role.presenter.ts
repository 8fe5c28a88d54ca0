import type { CallEntity, RoleEntity } from '@crewcall/bookings-domain';
import { freeCallsOf, mostTaken, type Taken, timesOf } from '@crewcall/bookings-domain';
import { estimateWords, payOfRole, plannedSpans, rateWords, type Role } from '@crewcall/contracts-bookings';

/** What any reader may know of a role of a listed job. */
export function presentRole(role: RoleEntity, calls: readonly CallEntity[], taken?: Taken): Role {
  const spans = plannedSpans(calls.map(timesOf), role.terms);
  const estimate = payOfRole(spans, role.terms);
  const callIds = calls.map(({ id }) => id);
  return {
    id: role.id,
    job_id: role.jobId,
    name: role.name,
    skill: role.skill,
    positions: role.positions,
    filled: role.filled,
    call_ids: callIds,
    ...(taken && {
      free_call_ids: freeCallsOf(role, taken, callIds),
      filled_by_call: Object.fromEntries(callIds.map((id) => [id, mostTaken(taken, [id])])),
    }),
    terms: role.terms,
    needs: role.needs,
    kit: role.kit,
    tickets: role.tickets,
    confirms_next: role.confirmsNext,
    estimate,
    estimate_words: estimateWords(estimate, spans.length),
    rate_words: rateWords(role.terms),
  };
}
