import { isLongerThan, isPlainLine } from '@crewcall/contracts-core';
import { kitKindNames } from './kit-kinds.js';
import { kitNeeds, type RoleKit, roleKitLimits } from './role-kit.js';

export const roleKitTexts = {
  lines: `A role asks for at most ${roleKitLimits.lines} kinds of kit.`,
  kind: 'Please choose the kit.',
  words: `Please describe the kit in at most ${roleKitLimits.words} characters.`,
  count: `How many must be a whole number from 1 to ${roleKitLimits.count}.`,
  cap: 'Please enter the most for a day in pounds, up to £10,000.',
  unknown: 'Please check the kit.',
} as const;

const fields = new Set(['kind', 'words', 'count', 'need', 'pays_hire', 'cap_pence']);

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const isLine = (value: unknown): boolean =>
  typeof value === 'string' && Boolean(value.trim()) && !isLongerThan(value, roleKitLimits.words) && isPlainLine(value);

function lineProblem(line: unknown): string | null {
  if (typeof line !== 'object' || line === null || Object.keys(line).some((field) => !fields.has(field)))
    return roleKitTexts.unknown;
  const { kind, words, count, need, pays_hire, cap_pence } = line as { [Field in keyof RoleKit]?: unknown };
  const checks: [isFine: boolean, text: string][] = [
    [typeof kind === 'string' && Object.hasOwn(kitKindNames, kind), roleKitTexts.kind],
    [words === null || isLine(words), roleKitTexts.words],
    [isWhole(count, 1, roleKitLimits.count), roleKitTexts.count],
    [kitNeeds.some((known) => known === need) && typeof pays_hire === 'boolean', roleKitTexts.unknown],
    [cap_pence === null || isWhole(cap_pence, 1, roleKitLimits.pence), roleKitTexts.cap],
  ];
  return checks.find(([isFine]) => !isFine)?.[1] ?? null;
}

/** What is wrong first; null when nothing is, or nothing was sent. */
export function roleKitProblem(value: unknown): string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value)) return roleKitTexts.unknown;
  if (value.length > roleKitLimits.lines) return roleKitTexts.lines;
  return value.map(lineProblem).find((problem) => problem !== null) ?? null;
}
