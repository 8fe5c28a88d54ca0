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
import { newTerms, termsRequestOf, termsValuesOf, type TermsValues } from './terms-values';

/** A role as it is typed. `calls` are the keys of those it works; null means all. */
export interface RoleValues {
  name: string;
  positions: string;
  calls: string[] | null;
  terms: TermsValues;
  confirmsNext: boolean;
}

export type RoleProblems = Partial<Record<'name' | 'positions' | 'calls' | keyof Terms, string>>;

export const newRole = (name = '', positions = '1', terms: TermsValues = newTerms()): RoleValues => ({
  name,
  positions,
  calls: null,
  terms,
  confirmsNext: false,
});

/** `count`: of all calls of its job. */
export const roleValuesOf = (role: Role, count: number): RoleValues => ({
  name: role.name,
  positions: String(role.positions),
  calls: role.call_ids.length === count ? null : role.call_ids,
  terms: termsValuesOf(role.terms),
  confirmsNext: role.confirms_next,
});

export const roleRequestOf = ({ name, positions, terms, confirmsNext }: RoleValues): SaveRoleRequest => ({
  name: name.trim(),
  positions: Number(positions),
  terms: termsRequestOf(terms),
  confirms_next: confirmsNext,
});

export function roleProblemsOf(values: RoleValues): RoleProblems {
  const { name, positions, terms } = roleRequestOf(values);
  const found: [keyof RoleProblems, string | null][] = [
    ['name', roleFieldProblems.name(name)],
    ['positions', roleFieldProblems.positions(positions)],
    ['calls', values.calls?.length === 0 ? 'A role works at least one call.' : null],
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
