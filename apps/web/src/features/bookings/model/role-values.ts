import {
  estimateWords,
  payOfRole,
  roleFieldProblems,
  termsFrom,
  termsProblems,
  type Pay,
  type Role,
  type SaveRoleRequest,
  type Span,
  type Terms,
} from '@crewcall/contracts-bookings';
import { kitAsksOf, kitAsksProblem, type KitAsk, roleKitOf } from './kit-values';
import {
  noTicketValues,
  type RoleTicketValues,
  ticketsProblemOf,
  ticketsRequestOf,
  ticketValuesOf,
} from './ticket-need-values';
import { newTerms, termsRequestOf, termsValuesOf, type TermsValues } from './terms-values';

/** A role as it is typed. `calls` are the keys of those it works; null means all. */
export interface RoleValues {
  name: string;
  positions: string;
  calls: string[] | null;
  terms: TermsValues;
  confirmsNext: boolean;
  kit: KitAsk[];
  tickets: RoleTicketValues;
}

export type RoleProblems = Partial<Record<'name' | 'positions' | 'calls' | 'kit' | 'tickets' | keyof Terms, string>>;

export const newRole = (name = '', positions = '1', terms: TermsValues = newTerms()): RoleValues => ({
  name,
  positions,
  calls: null,
  terms,
  confirmsNext: false,
  kit: [],
  tickets: noTicketValues,
});

/** `count`: of all calls of its job. */
export const roleValuesOf = (role: Role, count: number): RoleValues => ({
  name: role.name,
  positions: String(role.positions),
  calls: role.call_ids.length === count ? null : role.call_ids,
  terms: termsValuesOf(role.terms),
  confirmsNext: role.confirms_next,
  kit: kitAsksOf(role.kit),
  tickets: ticketValuesOf(role.tickets),
});

export const roleRequestOf = ({ name, positions, terms, confirmsNext, kit, tickets }: RoleValues): SaveRoleRequest => ({
  name: name.trim(),
  positions: Number(positions),
  terms: termsRequestOf(terms),
  confirms_next: confirmsNext,
  kit: roleKitOf(kit),
  tickets: ticketsRequestOf(tickets),
});

export function roleProblemsOf(values: RoleValues): RoleProblems {
  const { name, positions, terms } = roleRequestOf(values);
  const found: [keyof RoleProblems, string | null][] = [
    ['name', roleFieldProblems.name(name)],
    ['positions', roleFieldProblems.positions(positions)],
    ['calls', values.calls?.length === 0 ? 'A role works at least one call.' : null],
    ['kit', kitAsksProblem(values.kit)],
    ['tickets', ticketsProblemOf(values.tickets)],
    ...termsProblems(terms).map(([field, text]): [keyof RoleProblems, string] => [field, text]),
  ];
  return Object.fromEntries(found.filter(([, text]) => text !== null)) as RoleProblems;
}

/** What one person gets, by the rules that the service has; null without an amount. */
export function estimateOf(values: TermsValues, spans: readonly Span[]): { pay: Pay; words: string | null } | null {
  const terms = termsRequestOf(values);
  if (!spans.length || termsProblems(terms).length) return null;
  const pay = payOfRole([...spans], termsFrom(terms));
  return pay && { pay, words: estimateWords(pay, spans.length) };
}
