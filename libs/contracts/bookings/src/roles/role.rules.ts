import { isLongerThan, isPlainLine } from '@crewcall/contracts-core';
import type { SaveRoleRequest } from './role.js';
import { type Terms, termsFor } from './terms.js';

export const roleLimits = { roles: 30, name: 80, skill: 60, positions: 100, needs: 20, need: 80 } as const;

export const roleTexts = {
  name: `Please name the role in at most ${roleLimits.name} characters.`,
  skill: `The skill must be at most ${roleLimits.skill} characters long.`,
  positions: 'Positions must be a whole number from 1 to 100.',
  needs: 'Please keep what the role needs short.',
  calls: 'Please choose calls of this job.',
} as const;

const isLine = (value: unknown, max: number): boolean =>
  typeof value === 'string' && Boolean(value.trim()) && !isLongerThan(value.trim(), max) && isPlainLine(value);

export const roleFieldProblems = {
  name: (value: unknown): string | null => (isLine(value, roleLimits.name) ? null : roleTexts.name),
  skill: (value: unknown): string | null =>
    value === undefined || value === null || isLine(value, roleLimits.skill) ? null : roleTexts.skill,
  positions: (value: unknown): string | null =>
    Number.isInteger(value) && (value as number) >= 1 && (value as number) <= roleLimits.positions
      ? null
      : roleTexts.positions,
  needs: (value: unknown): string | null => {
    if (value === undefined) return null;
    const isFine =
      Array.isArray(value) && value.length <= roleLimits.needs && value.every((need) => isLine(need, roleLimits.need));
    return isFine ? null : roleTexts.needs;
  },
} as const;

/** What was sent over what its basis begins with. */
export function termsFrom(sent: SaveRoleRequest['terms']): Terms {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const terms: Terms = { ...termsFor(sent.basis, sent.amount_pence ?? null), ...given };
  if (terms.mode === 'ask') return { ...terms, amount_pence: null, amount_to_pence: null };
  return terms.mode === 'range' ? terms : { ...terms, amount_to_pence: null };
}
