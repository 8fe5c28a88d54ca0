import { payLineNames } from '../pay/pay.js';
import { payWords } from '../pay/pay.rules.js';
import { spellMinutes } from '../time/call-span.rules.js';
import { dayWords, LONDON_TIME_WORDS } from '../time/london-words.js';
import { wallTimeOf } from '../time/wall-time.rules.js';
import type { Timesheet, WorkedWall } from './timesheet.js';
import { approvedByWords, timesheetChipWords } from './timesheet.rules.js';
import { isAgreed } from './timesheet.state.js';

interface Line {
  label: string;
  words: string;
}

/** A sheet as it stands on paper, for years: every day with its year. */
export interface TimesheetPaper {
  title: string;
  lede: string;
  parts: { heading: string; lines: Line[] }[];
  /** At the foot of each page. */
  foot: string;
}

/** 'Thu 26 Nov 2026' */
const dayOn = (day: string): string => `${dayWords(day)} ${day.slice(0, 4)}`;
/** 'Thu 26 Nov 2026, 14:00' */
function momentOn(moment: string): string {
  const { day, time } = wallTimeOf(new Date(moment));
  return `${dayOn(day)}, ${time}`;
}
const wallOn = ({ starts_at, ends_at, starts_on, ends_on }: WorkedWall): string =>
  `${starts_at} to ${ends_at}${ends_on === starts_on ? '' : `, ${dayOn(ends_on)}`}`;

function times({ figures, planned, is_fee }: Timesheet): Line[] {
  if (is_fee) return [{ label: 'Cancelled call', words: `${dayOn(figures.starts_on)}, ${figures.starts_at}` }];
  const { starts_on, starts_at, ends_on, ends_at, breaks, paid_minutes, travel_days, nights_away } = figures;
  const extras = [
    { label: 'Travel days', count: travel_days },
    { label: 'Nights away', count: nights_away },
  ];
  return [
    { label: 'In', words: `${dayOn(starts_on)}, ${starts_at}` },
    { label: 'Out', words: `${dayOn(ends_on)}, ${ends_at}` },
    ...breaks.map((wall, index) => ({ label: `Break ${index + 1}`, words: wallOn(wall) })),
    { label: 'Paid time', words: spellMinutes(paid_minutes) },
    ...extras.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, words: `${count}` })),
    ...(planned ? [{ label: 'Planned', words: wallOn(planned) }] : []),
  ];
}

function pay({ figures: { pay: sum } }: Timesheet): Line[] {
  if (!sum) return [{ label: 'Total', words: 'No rate agreed' }];
  const lines = sum.lines.map(({ kind, words, pence }) => ({
    label: payLineNames[kind],
    words: `${words} = ${payWords(pence)}`,
  }));
  return [...lines, { label: 'Total', words: payWords(sum.total_pence) }];
}

/** When the two agreed, and how. */
function agreed(sheet: Timesheet): Line[] {
  const { state, submitted_at, approved_at, locks_at, corrects_id, corrected_by_id } = sheet;
  const how = isAgreed(state) ? approvedByWords(sheet)?.replace('Approved ', '') : null;
  return [
    { label: 'State', words: timesheetChipWords[state] },
    ...(submitted_at ? [{ label: 'Submitted', words: momentOn(submitted_at) }] : []),
    ...(approved_at ? [{ label: 'Approved', words: [momentOn(approved_at), how].filter(Boolean).join(', ') }] : []),
    ...(locks_at ? [{ label: 'Locked from', words: momentOn(locks_at) }] : []),
    ...(corrects_id ? [{ label: 'Corrects', words: `Timesheet ${corrects_id}` }] : []),
    ...(corrected_by_id ? [{ label: 'Corrected by', words: `Timesheet ${corrected_by_id}` }] : []),
  ];
}

export function timesheetPaperOf(sheet: Timesheet): TimesheetPaper {
  const { id, job_title, role_name, company, freelancer_name, call_name, day } = sheet;
  return {
    title: `${sheet.is_fee ? 'Cancellation fee' : 'Hours'} for ${job_title}`,
    lede: [dayOn(day), call_name].filter(Boolean).join(', '),
    parts: [
      {
        heading: 'Between',
        lines: [
          { label: 'Crew', words: freelancer_name ?? 'Deleted Freelancer' },
          { label: 'Company', words: company },
          { label: 'Role', words: role_name },
        ],
      },
      { heading: 'Times', lines: times(sheet) },
      { heading: 'Pay', lines: pay(sheet) },
      { heading: 'Agreement', lines: agreed(sheet) },
    ],
    foot: `Timesheet ${id}. ${LONDON_TIME_WORDS}.`,
  };
}

/** 'timesheet-2026-11-26.pdf' */
export const timesheetPdfName = ({ day }: Pick<Timesheet, 'day'>): string => `timesheet-${day}.pdf`;
