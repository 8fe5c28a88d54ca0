import type { Terms } from '../roles/terms.js';
import { type PayExampleRow, termsOf } from './pay-example.js';

const day = (changes: Partial<Terms> = {}): Terms => termsOf('day', 32_000, changes);
const hour = (changes: Partial<Terms> = {}): Terms => termsOf('hour', 2_200, changes);

// Thu 26 November 2026 is an ordinary day, Sun 29 November a Sunday. Clocks: 29 March and 25 October 2026.
export const payByHourExamples: PayExampleRow[] = [
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
  ['half a day', termsOf('half_day', 18_000), '2026-11-26 08:00', '2026-11-26 13:00', { basic: 18_000 }, 18_000],
  [
    'over half a day',
    termsOf('half_day', 18_000),
    '2026-11-26 08:00',
    '2026-11-26 14:00',
    { basic: 18_000, overtime: 5_400 },
    23_400,
  ],
  [
    'a fixed fee, however long',
    termsOf('fixed', 50_000),
    '2026-11-26 08:00',
    '2026-11-27 06:00',
    { basic: 50_000 },
    50_000,
  ],
  [
    'a fee is a fee on a Sunday',
    termsOf('fixed', 50_000, { sunday_factor: 200 }),
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
    termsOf('day', 33_333, { hours_included: 9 }),
    '2026-11-26 08:00',
    '2026-11-26 17:30',
    { basic: 33_333, overtime: 2_778 },
    36_111,
  ],
];
