import type { CancelStep } from '../cancelling/cancelling.js';
import type { HiredKit } from '../kit/hired-kit.js';

export const rateBases = ['day', 'half_day', 'hour', 'fixed'] as const;
export type RateBasis = (typeof rateBases)[number];

/** One amount, from–to, or whatever an applicant asks. */
export const rateModes = ['set', 'range', 'ask'] as const;
export type RateMode = (typeof rateModes)[number];

export const paySteps = [15, 30, 60] as const;
export type PayStep = (typeof paySteps)[number];

/** The rate of a role and its rules. Money in pence, factors in hundredths (150 is one and a half). */
export interface Terms {
  basis: RateBasis;
  mode: RateMode;
  /** Null while crew are asked for their rate. */
  amount_pence: number | null;
  /** The upper end of a range. */
  amount_to_pence: number | null;
  /** Hours that a day or half day pays for; on the hour basis the hours before overtime, null for none. */
  hours_included: number | null;
  break_minutes: number;
  is_break_paid: boolean;
  /** Overtime by the hour: a factor of the hour, unless an amount is given. */
  overtime_factor: number;
  overtime_pence: number | null;
  /** Overtime is counted in steps of so many minutes, begun ones whole. */
  step_minutes: PayStep;
  minimum_hours: number | null;
  /** 00:00–06:00 */
  night_factor: number | null;
  /** Sundays and bank holidays. */
  sunday_factor: number | null;
  /** Once for every call that begins under eleven hours after the one before. */
  turnaround_pence: number | null;
  travel_day_percent: number | null;
  mileage_pence: number | null;
  /** For every night away. */
  per_diem_pence: number | null;
  has_accommodation: boolean;
  has_meals: boolean;
  has_parking: boolean;
  /** What a company owes when it cancels, from long notice to none; left out, the ordinary steps hold. */
  cancel_steps?: CancelStep[] | null;
  /** Of an offer: the person's kit that it hires. A role has none. */
  kit?: HiredKit[];
}

const ordinary: Terms = {
  basis: 'day',
  mode: 'set',
  amount_pence: null,
  amount_to_pence: null,
  hours_included: 10,
  break_minutes: 0,
  is_break_paid: true,
  overtime_factor: 150,
  overtime_pence: null,
  step_minutes: 30,
  minimum_hours: null,
  night_factor: null,
  sunday_factor: null,
  turnaround_pence: null,
  travel_day_percent: null,
  mileage_pence: null,
  per_diem_pence: null,
  has_accommodation: false,
  has_meals: false,
  has_parking: false,
};

/** What a basis begins with until the company says otherwise. */
export const termsFor = (basis: RateBasis, amount_pence: number | null = null): Terms => ({
  ...ordinary,
  basis,
  amount_pence,
  mode: amount_pence === null ? 'ask' : 'set',
  hours_included: { day: 10, half_day: 5, hour: null, fixed: null }[basis],
  minimum_hours: basis === 'hour' ? 5 : null,
});

/** What a switch begins with once it is on. */
export const termsWhenOn = { travel_day_percent: 50, mileage_pence: 45 } as const;

/** Habits of the trade, to begin with and to edit; no agreement of any association. */
export const termsPresets = [
  { name: '10-hour day, overtime after 10', basis: 'day', changes: { hours_included: 10 } },
  { name: '12-hour day', basis: 'day', changes: { hours_included: 12 } },
  { name: '5-hour minimum call', basis: 'hour', changes: { minimum_hours: 5 } },
  { name: 'Half day', basis: 'half_day', changes: { hours_included: 5 } },
  { name: 'Fixed fee', basis: 'fixed', changes: {} },
] as const satisfies readonly { name: string; basis: RateBasis; changes: Partial<Terms> }[];

export const termsOfPreset = (name: string, amount_pence: number | null = null): Terms | null => {
  const preset = termsPresets.find((known) => known.name === name);
  return preset ? { ...termsFor(preset.basis, amount_pence), ...preset.changes } : null;
};
