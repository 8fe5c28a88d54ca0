import { payLineNames, type Timesheet, timesheetChipWords, type WorkedWall } from '@crewcall/contracts-bookings';
import { csvFile } from '@crewcall/platform-bootstrap';

const pounds = (pence: number): string => (pence / 100).toFixed(2);
const breakWords = ({ starts_at, ends_at }: WorkedWall): string => `${starts_at}-${ends_at}`;

type Named = 'id' | 'is_fee' | 'day' | 'job_title' | 'call_name' | 'role_name' | 'company' | 'freelancer_name';
export type ListedSheet = Pick<Timesheet, Named | 'state' | 'approved_at' | 'corrects_id'> & {
  figures: Omit<Timesheet['figures'], 'from' | 'to' | 'travel_days' | 'nights_away'>;
};

/** Of a sheet, on each of its lines, by the name of the column. */
const facts: Readonly<Record<string, (sheet: ListedSheet) => string | number | null>> = {
  date: ({ day }) => day,
  job: ({ job_title }) => job_title,
  call: ({ call_name }) => call_name,
  role: ({ role_name }) => role_name,
  company: ({ company }) => company,
  crew: ({ freelancer_name }) => freelancer_name,
  state: ({ state }) => timesheetChipWords[state],
  in_date: ({ figures, is_fee }) => (is_fee ? null : figures.starts_on),
  in: ({ figures, is_fee }) => (is_fee ? null : figures.starts_at),
  out_date: ({ figures, is_fee }) => (is_fee ? null : figures.ends_on),
  out: ({ figures, is_fee }) => (is_fee ? null : figures.ends_at),
  breaks: ({ figures }) => figures.breaks.map(breakWords).join(', '),
  paid_hours: ({ figures }) => (figures.paid_minutes / 60).toFixed(2),
  approved_at: ({ approved_at }) => approved_at,
  timesheet: ({ id }) => id,
  corrects: ({ corrects_id }) => corrects_id,
};

/** A row for each line of pay; of hours without an agreed rate one without money. */
export function timesheetsCsvOf(sheets: readonly ListedSheet[]): string {
  const head = [...Object.keys(facts), 'line', 'arithmetic', 'pounds'];
  const rows = sheets.flatMap((sheet) => {
    const own = Object.values(facts).map((fact) => fact(sheet));
    const lines = sheet.figures.pay?.lines ?? [];
    if (!lines.length) return [[...own, null, null, null]];
    return lines.map(({ kind, words, pence }) => [...own, payLineNames[kind], words, pounds(pence)]);
  });
  return csvFile([head, ...rows]);
}
