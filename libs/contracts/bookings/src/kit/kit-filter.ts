import { type KitKind, kitKindNames } from './kit-kinds.js';
import { type RoleKit, roleKitLimits } from './role-kit.js';

/** Only who shows such kit to the company that asks. */
export interface KitFilter {
  /** 'sound_console,microphones.4': kinds, with how many where it is more than one. */
  kit?: string;
}

export interface WantedKit {
  kind: KitKind;
  count: number;
}

/** As long as 20 of the longest kinds. */
const TEXT = 400;
const MOST = roleKitLimits.lines * roleKitLimits.count;

function wantedOf(part: string): WantedKit | null {
  const [, kind = '', count = '1'] = /^([a-z_]+)(?:\.(\d{1,5}))?$/.exec(part) ?? [];
  const isKnown = Object.hasOwn(kitKindNames, kind) && Number(count) >= 1 && Number(count) <= MOST;
  return isKnown ? { kind: kind as KitKind, count: Number(count) } : null;
}

/** Without what cannot be read. */
export const wantedKitIn = (text: string | null | undefined): WantedKit[] =>
  (text ?? '')
    .slice(0, TEXT)
    .split(',')
    .slice(0, roleKitLimits.lines)
    .map(wantedOf)
    .filter((wanted) => wanted !== null);

export const wantedKitWords = (wanted: readonly WantedKit[]): string =>
  wanted.map(({ kind, count }) => (count > 1 ? `${kind}.${count}` : kind)).join(',');

/** What of a role is a must, as many pieces of a kind as its lines ask for in all: who shows these lacks no must of it. */
export function mustsOf(asked: readonly RoleKit[]): WantedKit[] {
  const counts = new Map<KitKind, number>();
  for (const { kind, count, need } of asked) if (need === 'must') counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Null when it is fine. */
export const wantedKitProblem = (value: unknown): string | null =>
  value === undefined ||
  (typeof value === 'string' &&
    value.length <= TEXT &&
    value.split(',').length <= roleKitLimits.lines &&
    value.split(',').every((part) => wantedOf(part) !== null))
    ? null
    : `Please choose up to ${roleKitLimits.lines} kinds of kit.`;
