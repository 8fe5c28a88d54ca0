import {
  callLabelOf,
  callLimits,
  dayAfter,
  isDay,
  overlappingPair,
  overlapWords,
  rateWords,
  roleLimits,
  termsFor,
  termsFrom,
  type SavePlanRequest,
} from '@crewcall/contracts-bookings';
import { newUuid } from '@crewcall/web-data-access';
import { callRequestOf, newCall, onDay, spanOfCall, type CallValues } from './call-values';
import { kitAsksOf } from './kit-values';
import { newRole, roleRequestOf, type RoleValues } from './role-values';
import { ticketValuesOf } from './ticket-need-values';
import { newTerms, termsRequestOf, termsValuesOf } from './terms-values';

export interface PlannedCall {
  key: string;
  values: CallValues;
}
export interface PlannedRole {
  key: string;
  values: RoleValues;
}

/** Calls and roles before they are posted. */
export interface PlanValues {
  calls: PlannedCall[];
  roles: PlannedRole[];
}

/** What the plain form says of the first role and the first day. */
export interface PlanStart {
  title: string;
  positions: string;
  day: string;
  days: number;
  times: { startsAt: string; endsAt: string; isNextDay: boolean } | null;
  rate: { basis: 'day' | 'hour' | 'fixed'; pence: number } | null;
}

export function planFrom({ title, positions, day, days, times, rate }: PlanStart): PlanValues {
  const first = { ...newCall(day), ...times, isToFollow: times === null };
  const calls = isDay(day)
    ? Array.from({ length: days }, (_, index) => ({ key: newUuid(), values: onDay(first, dayAfter(day, index)) }))
    : [];
  const terms = newTerms(rate?.basis, rate?.pence);
  return { calls, roles: [{ key: newUuid(), values: newRole(title.trim(), positions, terms) }] };
}

/** As it was left, from a draft. */
export function planOf({ calls, roles }: SavePlanRequest): PlanValues {
  const keyed = calls.map((call) => ({
    key: newUuid(),
    values: {
      ...newCall(call.starts_on),
      name: call.name ?? '',
      place: call.place ?? '',
      isToFollow: !call.starts_at,
      ...(call.starts_at && call.ends_at && { startsAt: call.starts_at, endsAt: call.ends_at }),
      isNextDay: (call.ends_on ?? '') > call.starts_on,
      startsAgain: call.starts_again ?? false,
      endsAgain: call.ends_again ?? false,
    },
  }));
  return {
    calls: keyed,
    roles: roles.map((role) => ({
      key: newUuid(),
      values: {
        ...newRole(role.name, String(role.positions || ''), {
          ...termsValuesOf(termsFrom({ ...termsFor(role.terms.basis), ...role.terms })),
          mode: role.terms.mode ?? 'set',
        }),
        calls: role.calls?.flatMap((index) => keyed[index]?.key ?? []) ?? null,
        confirmsNext: role.confirms_next ?? false,
        kit: kitAsksOf(role.kit),
        tickets: ticketValuesOf(role.tickets),
      },
    })),
  };
}

const inOrder = (calls: PlannedCall[]): PlannedCall[] =>
  [...calls].sort(({ values: one }, { values: other }) =>
    `${one.day} ${one.startsAt}`.localeCompare(`${other.day} ${other.startsAt}`),
  );

export const withCall = (plan: PlanValues, values: CallValues, of: string | null): PlanValues => ({
  ...plan,
  calls: inOrder(
    of === null
      ? [...plan.calls, { key: newUuid(), values }]
      : plan.calls.map((call) => (call.key === of ? { ...call, values } : call)),
  ),
});

/** Of roles that chose their calls it goes as well. */
export const withoutCall = (plan: PlanValues, of: string): PlanValues => ({
  calls: plan.calls.filter((call) => call.key !== of),
  roles: plan.roles.map((role) => ({
    ...role,
    values: { ...role.values, calls: role.values.calls?.filter((call) => call !== of) ?? null },
  })),
});

/** The same call on each of the days after it. */
export const repeated = (plan: PlanValues, { values }: PlannedCall, days: number): PlanValues => {
  const room = Math.min(days, callLimits.calls - plan.calls.length);
  const copies = Array.from({ length: room }, (_, index) => ({
    key: newUuid(),
    values: onDay(values, dayAfter(values.day, index + 1)),
  }));
  return { ...plan, calls: inOrder([...plan.calls, ...copies]) };
};

export const withRole = (plan: PlanValues, values: RoleValues, of: string | null): PlanValues => ({
  ...plan,
  roles:
    of === null
      ? [...plan.roles, { key: newUuid(), values }].slice(0, roleLimits.roles)
      : plan.roles.map((role) => (role.key === of ? { ...role, values } : role)),
});

export const callsOfRole = ({ calls }: PlanValues, role: RoleValues): PlannedCall[] =>
  calls.filter((call) => role.calls?.includes(call.key) ?? true);

export const labelOf = ({ name, day }: CallValues): string => callLabelOf({ name, starts_on: day });

/** Why it cannot be posted yet, in words; null when it can. */
export function planProblem(plan: PlanValues): string | null {
  if (plan.calls.length === 0) return 'Please add the first call.';
  for (const { values } of plan.roles) {
    const worked = callsOfRole(plan, values);
    if (worked.length === 0) return `${values.name || 'A role'} works no call. Choose at least one.`;
    const labelled = worked.flatMap((call) => {
      const span = spanOfCall(call.values);
      return span ? { label: labelOf(call.values), span } : [];
    });
    const pair = overlappingPair(labelled);
    if (pair) return overlapWords(pair);
    const { name, positions, terms } = values;
    if (!name.trim()) return 'Please name every role.';
    if (!Number(positions)) return `How many positions has ${name}?`;
    if (terms.mode !== 'ask' && !terms.amount_pence) return `Please enter the rate of ${name}.`;
  }
  return null;
}

export const requestOfPlan = (plan: PlanValues): SavePlanRequest => ({
  calls: plan.calls.map(({ values }) => callRequestOf(values)),
  roles: plan.roles.map(({ values }) => ({
    ...roleRequestOf(values),
    ...(values.calls && {
      calls: plan.calls.flatMap(({ key: of }, index) => (values.calls?.includes(of) ? index : [])),
    }),
  })),
});

/** '£320 a day' of the first role. */
export const rateOfPlan = ({ roles }: PlanValues): string =>
  roles[0] ? rateWords(termsFrom(termsRequestOf(roles[0].values.terms))) : '';
