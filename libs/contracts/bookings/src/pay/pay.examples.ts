import { type RateBasis, type Terms, termsFor } from '../roles/terms.js';

/** Agreed once by hand, and true for everything that computes pay. */
export interface PayExample {
  title: string;
  terms: Terms;
  /** `YYYY-MM-DD HH:MM` on London clocks. */
  from: string;
  to: string;
  /** By kind, in pence. */
  lines: Partial<Record<string, number>>;
  total: number;
}

const of = (basis: RateBasis, pence: number, changes: Partial<Terms> = {}): Terms => ({
  ...termsFor(basis, pence),
  ...changes,
});
const day = (changes: Partial<Terms> = {}): Terms => of('day', 32_000, changes);
const hour = (changes: Partial<Terms> = {}): Terms => of('hour', 2_200, changes);

type Row = [title: string, terms: Terms, from: string, to: string, lines: PayExample['lines'], total: number];

// Thu 26 November 2026 is an ordinary day, Sun 29 November a Sunday. Clocks: 29 March and 25 October 2026.
const rows: Row[] = [
  ['a day of ten hours', day(), '2026-11-26 08:00', '2026-11-26 18:00', { basic: 32_000 }, 32_000],
  ['a short day is a day', day(), '2026-11-26 08:00', '2026-11-26 12:00', { basic: 32_000 }, 32_000],
  [
    'five and a half hours over',
    day(),
    '2026-11-26 08:00',
    '2026-11-26 23:30',
    { basic: 32_000, overtime: 26_400 },
    58_400,
  ],
  [
    'a begun half hour counts',
    day(),
    '2026-11-26 08:00',
    '2026-11-26 18:01',
    { basic: 32_000, overtime: 2_400 },
    34_400,
  ],
  [
    'a begun quarter counts',
    day({ step_minutes: 15 }),
    '2026-11-26 08:00',
    '2026-11-26 18:01',
    { basic: 32_000, overtime: 1_200 },
    33_200,
  ],
  [
    'a begun hour counts',
    day({ step_minutes: 60 }),
    '2026-11-26 08:00',
    '2026-11-26 18:01',
    { basic: 32_000, overtime: 4_800 },
    36_800,
  ],
  [
    'twelve hours included',
    day({ hours_included: 12 }),
    '2026-11-26 08:00',
    '2026-11-26 20:00',
    { basic: 32_000 },
    32_000,
  ],
  [
    'over twelve hours, a fraction of a penny',
    day({ hours_included: 12 }),
    '2026-11-26 08:00',
    '2026-11-26 21:00',
    { basic: 32_000, overtime: 4_000 },
    36_000,
  ],
  [
    'overtime in pounds',
    day({ overtime_pence: 4_000 }),
    '2026-11-26 08:00',
    '2026-11-26 20:00',
    { basic: 32_000, overtime: 8_000 },
    40_000,
  ],
  [
    'overtime at twice the hour',
    day({ overtime_factor: 200 }),
    '2026-11-26 08:00',
    '2026-11-26 19:00',
    { basic: 32_000, overtime: 6_400 },
    38_400,
  ],
  [
    'an unpaid break is no time',
    day({ break_minutes: 60, is_break_paid: false }),
    '2026-11-26 08:00',
    '2026-11-26 19:00',
    { basic: 32_000 },
    32_000,
  ],
  [
    'a paid break is',
    day({ break_minutes: 60 }),
    '2026-11-26 08:00',
    '2026-11-26 19:00',
    { basic: 32_000, overtime: 4_800 },
    36_800,
  ],
  [
    'half an unpaid break into overtime',
    day({ break_minutes: 30, is_break_paid: false }),
    '2026-11-26 08:00',
    '2026-11-26 19:00',
    { basic: 32_000, overtime: 2_400 },
    34_400,
  ],
  [
    'night within the day',
    day({ night_factor: 150 }),
    '2026-11-26 20:00',
    '2026-11-27 04:00',
    { basic: 32_000, night: 6_400 },
    38_400,
  ],
  [
    'night over the day, less than overtime',
    day({ night_factor: 125 }),
    '2026-11-26 16:00',
    '2026-11-27 04:00',
    { basic: 32_000, night: 1_600, overtime: 9_600 },
    43_200,
  ],
  [
    'night over the day, more than overtime',
    day({ night_factor: 200 }),
    '2026-11-26 16:00',
    '2026-11-27 04:00',
    { basic: 32_000, night: 19_200 },
    51_200,
  ],
  [
    'a Sunday',
    day({ sunday_factor: 200 }),
    '2026-11-29 08:00',
    '2026-11-29 18:00',
    { basic: 32_000, sunday: 32_000 },
    64_000,
  ],
  [
    'a Sunday over ten hours',
    day({ sunday_factor: 200 }),
    '2026-11-29 08:00',
    '2026-11-29 19:00',
    { basic: 32_000, sunday: 38_400 },
    70_400,
  ],
  [
    'Sunday and night do not multiply',
    day({ sunday_factor: 200, night_factor: 150 }),
    '2026-11-29 00:00',
    '2026-11-29 10:00',
    { basic: 32_000, sunday: 32_000 },
    64_000,
  ],
  [
    'night is more than Sunday',
    day({ sunday_factor: 125, night_factor: 150 }),
    '2026-11-29 00:00',
    '2026-11-29 10:00',
    { basic: 32_000, night: 9_600, sunday: 3_200 },
    44_800,
  ],
  [
    'Saturday into Sunday',
    day({ sunday_factor: 150 }),
    '2026-11-28 18:00',
    '2026-11-29 04:00',
    { basic: 32_000, sunday: 6_400 },
    38_400,
  ],
  [
    'a bank holiday',
    day({ sunday_factor: 150 }),
    '2026-12-25 08:00',
    '2026-12-25 18:00',
    { basic: 32_000, sunday: 16_000 },
    48_000,
  ],
  [
    'the substitute of a bank holiday',
    day({ sunday_factor: 150 }),
    '2026-12-28 08:00',
    '2026-12-28 18:00',
    { basic: 32_000, sunday: 16_000 },
    48_000,
  ],
  ['the minimum call', hour(), '2026-11-26 09:00', '2026-11-26 12:00', { basic: 6_600, minimum: 4_400 }, 11_000],
  ['exactly the minimum call', hour(), '2026-11-26 09:00', '2026-11-26 14:00', { basic: 11_000 }, 11_000],
  ['eight hours', hour(), '2026-11-26 09:00', '2026-11-26 17:00', { basic: 17_600 }, 17_600],
  ['ten minutes of an hour', hour(), '2026-11-26 09:00', '2026-11-26 14:10', { basic: 11_367 }, 11_367],
  [
    'hours with overtime after eight',
    hour({ hours_included: 8 }),
    '2026-11-26 09:00',
    '2026-11-26 19:00',
    { basic: 17_600, overtime: 6_600 },
    24_200,
  ],
  [
    'hours at night',
    hour({ night_factor: 150 }),
    '2026-11-26 22:00',
    '2026-11-27 04:00',
    { basic: 4_400, night: 13_200 },
    17_600,
  ],
  [
    'a short call without a minimum',
    hour({ minimum_hours: null }),
    '2026-11-26 09:00',
    '2026-11-26 10:30',
    { basic: 3_300 },
    3_300,
  ],
  [
    'a short night is filled up by plain hours',
    hour({ night_factor: 150 }),
    '2026-11-26 22:00',
    '2026-11-27 01:00',
    { basic: 4_400, night: 3_300, minimum: 4_400 },
    12_100,
  ],
  [
    'hours less an unpaid break',
    hour({ break_minutes: 45, is_break_paid: false }),
    '2026-11-26 09:00',
    '2026-11-26 17:00',
    { basic: 15_950 },
    15_950,
  ],
  ['half a day', of('half_day', 18_000), '2026-11-26 08:00', '2026-11-26 13:00', { basic: 18_000 }, 18_000],
  [
    'over half a day',
    of('half_day', 18_000),
    '2026-11-26 08:00',
    '2026-11-26 14:00',
    { basic: 18_000, overtime: 5_400 },
    23_400,
  ],
  ['a fixed fee, however long', of('fixed', 50_000), '2026-11-26 08:00', '2026-11-27 06:00', { basic: 50_000 }, 50_000],
  [
    'a fee is a fee on a Sunday',
    of('fixed', 50_000, { sunday_factor: 200 }),
    '2026-11-29 08:00',
    '2026-11-29 20:00',
    { basic: 50_000 },
    50_000,
  ],
  ['the night of seven hours', hour(), '2026-03-28 22:00', '2026-03-29 06:00', { basic: 15_400 }, 15_400],
  ['the night of nine hours', hour(), '2026-10-24 22:00', '2026-10-25 06:00', { basic: 19_800 }, 19_800],
  [
    'five hours of night when the clocks go forward',
    hour({ night_factor: 150 }),
    '2026-03-28 22:00',
    '2026-03-29 06:00',
    { basic: 4_400, night: 16_500 },
    20_900,
  ],
  [
    'seven hours of night when they go back, and overtime',
    day({ night_factor: 125 }),
    '2026-10-24 20:00',
    '2026-10-25 08:00',
    { basic: 32_000, night: 4_800, overtime: 14_400 },
    51_200,
  ],
  [
    'a rate that does not divide',
    of('day', 33_333, { hours_included: 9 }),
    '2026-11-26 08:00',
    '2026-11-26 17:30',
    { basic: 33_333, overtime: 2_778 },
    36_111,
  ],
];

export const payExamples: readonly PayExample[] = rows.map(([title, terms, from, to, lines, total]) => ({
  title,
  terms,
  from,
  to,
  lines,
  total,
}));
