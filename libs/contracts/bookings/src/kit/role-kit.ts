import type { KitKind } from './kit-kinds.js';

export const kitNeeds = ['must', 'nice'] as const;
export type KitNeed = (typeof kitNeeds)[number];

export const roleKitLimits = {
  lines: 20,
  words: 100,
  count: 999,
  /** Ten thousand pounds a day. */
  pence: 1_000_000,
} as const;

/** Kit that a role asks its person to bring. */
export interface RoleKit {
  kind: KitKind;
  /** 'Any digital desk with 48 channels' */
  words: string | null;
  count: number;
  need: KitNeed;
  /** The company pays hire; otherwise it is included in the rate. */
  pays_hire: boolean;
  /** The most that it pays for a day of one; null without a limit. */
  cap_pence: number | null;
}
