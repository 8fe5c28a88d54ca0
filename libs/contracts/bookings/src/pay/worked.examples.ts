import { type Terms } from '../roles/terms.js';
import { termsOf } from './rows.examples.js';

/** Actual times: `[from, to]` each `YYYY-MM-DD HH:MM` on London clocks. */
export interface WorkedExample {
  title: string;
  terms: Terms;
  times: [from: string, to: string];
  breaks: [from: string, to: string][];
  /** In words as they are shown. */
  lines: string[];
  total: number;
  /** When the person left the call before. */
  previousOut?: string;
  travel_days?: number;
}

const day = (changes: Partial<Terms> = {}): Terms => termsOf('day', 32_000, { is_break_paid: false, ...changes });
const hour = (changes: Partial<Terms> = {}): Terms => termsOf('hour', 2_200, { is_break_paid: false, ...changes });

/** Worked once by hand, as those of the plan; here the breaks are where they were taken. */
export const workedExamples: readonly WorkedExample[] = [
  {
    title: 'five and a half hours over, with an hour of break',
    terms: day(),
    times: ['2026-11-26 07:30', '2026-11-27 00:00'],
    breaks: [['2026-11-26 13:00', '2026-11-26 14:00']],
    lines: ['Basic 1 day = £320.00', 'Overtime 5.5 h × £48.00 = £264.00'],
    total: 58_400,
  },
  {
    title: 'a break in the night takes night hours',
    terms: hour({ night_factor: 150 }),
    times: ['2026-11-26 22:00', '2026-11-27 05:00'],
    breaks: [['2026-11-27 01:00', '2026-11-27 02:00']],
    lines: ['Basic 2 h × £22.00 = £44.00', 'Night hours 4 h × £33.00 = £132.00'],
    total: 17_600,
  },
  {
    title: 'two breaks',
    terms: hour(),
    times: ['2026-11-26 09:00', '2026-11-26 17:00'],
    breaks: [
      ['2026-11-26 15:00', '2026-11-26 15:15'],
      ['2026-11-26 12:00', '2026-11-26 12:30'],
    ],
    lines: ['Basic 7.25 h × £22.00 = £159.50'],
    total: 15_950,
  },
  {
    title: 'paid breaks are time',
    terms: hour({ is_break_paid: true }),
    times: ['2026-11-26 09:00', '2026-11-26 17:00'],
    breaks: [['2026-11-26 12:00', '2026-11-26 13:00']],
    lines: ['Basic 8 h × £22.00 = £176.00'],
    total: 17_600,
  },
  {
    title: 'a planned break that was not taken',
    terms: day({ break_minutes: 60 }),
    times: ['2026-11-26 08:00', '2026-11-26 19:00'],
    breaks: [],
    lines: ['Basic 1 day = £320.00', 'Overtime 1 h × £48.00 = £48.00'],
    total: 36_800,
  },
  {
    title: 'a short call with a break, paid as the minimum',
    terms: hour(),
    times: ['2026-11-26 09:00', '2026-11-26 12:00'],
    breaks: [['2026-11-26 10:00', '2026-11-26 10:30']],
    lines: ['Basic 2.5 h × £22.00 = £55.00', 'Minimum call 2.5 h × £22.00 to the minimum call = £55.00'],
    total: 11_000,
  },
  {
    title: 'the night of seven hours, with a break',
    terms: hour(),
    times: ['2026-03-28 22:00', '2026-03-29 06:00'],
    breaks: [['2026-03-28 23:00', '2026-03-28 23:30']],
    lines: ['Basic 6.5 h × £22.00 = £143.00'],
    total: 14_300,
  },
  {
    title: 'the night of nine hours, with a break over the change of clocks',
    terms: hour(),
    times: ['2026-10-24 22:00', '2026-10-25 06:00'],
    breaks: [['2026-10-25 00:30', '2026-10-25 02:30']],
    lines: ['Basic 6 h × £22.00 = £132.00'],
    total: 13_200,
  },
  {
    title: 'a short turnaround and a day of travel',
    terms: day({ turnaround_pence: 5_000, travel_day_percent: 50 }),
    times: ['2026-11-27 08:00', '2026-11-27 18:00'],
    breaks: [],
    previousOut: '2026-11-26 23:30',
    travel_days: 1,
    lines: ['Basic 1 day = £320.00', 'Short turnaround 1 × £50.00 = £50.00', 'Travel days 1 × £160.00 = £160.00'],
    total: 53_000,
  },
  {
    title: 'a Sunday that begins during the call',
    terms: day({ sunday_factor: 150 }),
    times: ['2026-11-28 18:00', '2026-11-29 04:00'],
    breaks: [['2026-11-29 00:00', '2026-11-29 01:00']],
    lines: ['Basic 1 day = £320.00', 'Sunday or bank holiday 3 h × £16.00 extra = £48.00'],
    total: 36_800,
  },
];
