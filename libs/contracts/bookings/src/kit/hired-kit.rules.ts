import { counted, isRecordId } from '@crewcall/contracts-core';
import type { PayLine } from '../pay/pay.js';
import { payWords } from '../pay/pay.rules.js';
import type { HiredKit, HireKitRequest } from './hired-kit.js';
import { moneyWords } from '../roles/money-words.js';
import type { KitKind } from './kit-kinds.js';
import { type RoleKit, roleKitLimits } from './role-kit.js';

export const hireKitLimits = { lines: 20, days: 366, count: roleKitLimits.count, pence: roleKitLimits.pence } as const;

export const hireKitTexts = {
  lines: `An offer hires at most ${hireKitLimits.lines} items.`,
  unknown: 'Please check the kit.',
  count: roleKitLimits.count,
  pence: 'Please enter the day hire in pounds, up to £10,000.',
  days: 'Days must be a whole number from 1 to 366.',
  one: 'Kit is hired of one person at a time.',
} as const;

const fields = new Set(['item_id', 'count', 'day_pence', 'days']);
const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function lineProblem(line: unknown): string | null {
  if (typeof line !== 'object' || line === null || Object.keys(line).some((field) => !fields.has(field)))
    return hireKitTexts.unknown;
  const { item_id, count, day_pence, days } = line as { [Field in keyof HireKitRequest]?: unknown };
  if (typeof item_id !== 'string' || !isRecordId(item_id) || !isWhole(count, 1, hireKitLimits.count))
    return hireKitTexts.unknown;
  if (!isWhole(day_pence, 0, hireKitLimits.pence)) return hireKitTexts.pence;
  return isWhole(days, 1, hireKitLimits.days) ? null : hireKitTexts.days;
}

/** What is wrong first; null when nothing is, or nothing was sent. */
export function hireKitProblem(value: unknown): string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value)) return hireKitTexts.unknown;
  if (value.length > hireKitLimits.lines) return hireKitTexts.lines;
  const ids = new Set(value.map((line: { item_id?: unknown } | null) => line?.item_id));
  if (ids.size !== value.length) return hireKitTexts.unknown;
  return value.map(lineProblem).find((problem) => problem !== null) ?? null;
}

/** 'Shure SM58: 4 × 2 days × £5.00' */
const wordsOf = ({ name, count, day_pence, days }: HiredKit): string =>
  `${name}: ${count > 1 ? `${count} × ` : ''}${counted(days, 'day')} × ${payWords(day_pence)}`;

/** Hire for the booking as a whole, a line a piece. What is included costs nothing and has none. */
export const kitLines = (kit: readonly HiredKit[] = []): PayLine[] =>
  kit.map((item) => ({
    kind: 'kit',
    words: wordsOf(item),
    minutes: null,
    pence: item.count * item.days * item.day_pence,
  }));

/** The most that the company said it pays for a day of one; null where it set no limit for the kind. */
function capOf(asked: readonly RoleKit[], kind: KitKind): number | null {
  const caps = asked.filter((ask) => ask.kind === kind && ask.pays_hire).map(({ cap_pence }) => cap_pence ?? Infinity);
  const most = Math.max(0, ...caps);
  return caps.length > 0 && most < Infinity ? most : null;
}

/** To the company: a hint, never an error; null for what is within its limit. */
export function aboveCapWords(
  asked: readonly RoleKit[],
  { kind, day_pence }: { kind: KitKind; day_pence: number },
): string | null {
  const cap = capOf(asked, kind);
  return cap !== null && day_pence > cap
    ? `${moneyWords(day_pence)} a day is above the ${moneyWords(cap)} you set.`
    : null;
}

/** To its owner: 'Your {item} is already out then.' */
export const kitTakenWords = (item: string): string => `Your ${item} is already out then.`;
/** To its owner, who has taken it off their profile, or says of fewer of it, since the offer. */
export const kitGoneWords = (item: string): string =>
  `Your profile has no ${item} any more, or fewer of them. Ask the company for another offer.`;
/** To the company, which is not told where. */
export const theirKitTakenWords = (item: string): string => `Their ${item} is already out then.`;
