import { isDeepStrictEqual } from 'node:util';
import { type CallEntity, newCall, newRole, type RoleEntity, wallOf } from '@crewcall/bookings-domain';
import { type JobPlan, roleTexts, type SavePlanRequest, termsFrom, wallSpanOf } from '@crewcall/contracts-bookings';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { presentRole } from '../roles/role.presenter.js';
import { ticketsIn } from '../roles/tickets-in.js';
import { presentCall } from './call.presenter.js';
import { assertCallsApart, assertTimes, setPlace } from './save-call.service.js';

/** All calls and roles of a job, in the order in which they were sent. */
export interface PlanRows {
  calls: CallEntity[];
  roles: { role: RoleEntity; calls: CallEntity[] }[];
}

/** What is sent, as rows that are not stored yet. */
export function planRowsOf(jobId: string, { calls: sent, roles }: SavePlanRequest, now: Date): PlanRows {
  const calls = sent.map((planned) => {
    assertTimes(planned);
    const call = newCall(jobId, wallSpanOf(planned), now, planned.name ?? null);
    setPlace(call, planned);
    return call;
  });
  return {
    calls,
    roles: roles.map(({ calls: places, skill, terms, confirms_next, ...planned }) => {
      const worked = places ? calls.filter((_call, index) => places.includes(index)) : calls;
      if (places && worked.length !== new Set(places).size) throw new ValidationFailedError(roleTexts.calls);
      assertCallsApart(worked);
      const more = { skill: skill ?? null, terms: termsFrom(terms), confirmsNext: confirms_next };
      return { role: newRole({ jobId, ...planned, ...more, ...ticketsIn(planned) }, now), calls: worked };
    }),
  };
}

/** Whether both say the same of every call and role; ids, and what became of the roles since, are not a part of it. */
export const isSamePlan = (one: PlanRows, other: PlanRows): boolean => isDeepStrictEqual(factsOf(one), factsOf(other));

export const presentPlan = ({ calls, roles }: PlanRows): JobPlan => ({
  calls: calls.map(presentCall),
  roles: roles.map(({ role, calls: worked }) => presentRole(role, worked)),
});

function factsOf({ calls, roles }: PlanRows): unknown {
  const facts = [
    calls.map((call) => [call.name, call.place, call.lat, call.lon, wallOf(call)]),
    roles.map(({ role: { name, skill, positions, terms, needs, kit, tickets, confirmsNext }, calls: worked }) => [
      [name, skill, positions, terms, needs, kit, tickets, confirmsNext],
      worked.map((call) => calls.indexOf(call)),
    ]),
  ];
  // As the database keeps it: nothing in it is undefined or of a class.
  return JSON.parse(JSON.stringify(facts)) as unknown;
}
