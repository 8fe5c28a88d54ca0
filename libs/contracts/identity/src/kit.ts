import type { KitKind } from '@crewcall/contracts-bookings';
import { type DeclaredError, pathSegment } from '@crewcall/contracts-core';

export const kitRoutes = {
  own: '/api/kit',
  one: (id = ':id') => `/api/kit/${pathSegment(id)}`,
  of: (userId = ':userId') => `/api/freelancers/${pathSegment(userId)}/kit`,
  /** With what is hidden, for a company to which the person has applied: to be hired in an offer. */
  toHireOf: (userId = ':userId') => `/api/freelancers/${pathSegment(userId)}/kit-to-hire`,
} as const;

/** What other users read of a piece of kit: not what it is worth. */
export interface SharedKitItem {
  id: string;
  kind: KitKind;
  /** Make and model. */
  name: string;
  count: number;
  /** Of one, for a day; null where its owner says none. */
  day_pence: number | null;
  /** `YYYY-MM-DD`, that day included. */
  pat_until: string | null;
  insured_until: string | null;
  photo_url: string | null;
}

/** As its owner reads it. */
export interface KitItem extends SharedKitItem {
  replacement_pence: number | null;
  /** Not on the profile. */
  is_hidden: boolean;
}

export interface SaveKitItemRequest {
  kind: KitKind;
  name: string;
  count: number;
  day_pence?: number | null;
  replacement_pence?: number | null;
  pat_until?: string | null;
  insured_until?: string | null;
  /** The address of a picture that was taken, or the present one. Null removes it; left out, it stays. */
  photo_url?: string | null;
  is_hidden?: boolean;
}

export const kitLimits = {
  items: 100,
  name: 100,
  count: 999,
  /** Ten thousand pounds a day. */
  dayPence: 1_000_000,
  /** A million pounds. */
  replacementPence: 100_000_000,
} as const;

export const kitErrors = {
  kitMissing: { code: 'KIT_NOT_FOUND', kind: 'missing', message: 'This item is not there any more.' },
  tooMuchKit: {
    code: 'TOO_MUCH_KIT',
    kind: 'conflict',
    message: `You can keep ${kitLimits.items} items. Delete one that you no longer have.`,
  },
} as const satisfies Record<string, DeclaredError>;
