import { type ListedSheet, timesheetsCsvOf } from './timesheets-csv.js';

const sheet: ListedSheet = {
  id: 's1',
  is_fee: false,
  day: '2026-11-26',
  job_title: '=SUM(1)',
  call_name: '@in',
  role_name: '+FOH "main"',
  company: '-Northlight',
  freelancer_name: '\tŁukasz',
  state: 'approved',
  approved_at: '2026-11-28T10:00:00.000Z',
  corrects_id: null,
  figures: {
    starts_on: '2026-11-26',
    starts_at: '07:30',
    ends_on: '2026-11-27',
    ends_at: '00:15',
    paid_minutes: 945,
    breaks: [{ starts_on: '2026-11-26', starts_at: '13:00', ends_on: '2026-11-26', ends_at: '14:00' }],
    pay: {
      lines: [
        { kind: 'basic', words: '1 day', minutes: null, pence: 32_000 },
        { kind: 'overtime', words: '5.5 h × £48.00', minutes: 330, pence: 26_400 },
      ],
      total_pence: 58_400,
      notes: [],
    },
  },
};

it('timesheets as a table have a row a line, ISO dates and pounds, in marked UTF-8; nothing in it becomes a formula [R451]', () => {
  const text = timesheetsCsvOf([sheet]);
  expect(text.startsWith('\ufeff"date","job",')).toBe(true);
  const [, first, second, end] = text.split('\r\n');
  const own =
    `"2026-11-26","'=SUM(1)","'@in","'+FOH ""main""","'-Northlight","'\tŁukasz","Approved",` +
    `"2026-11-26","07:30","2026-11-27","00:15","13:00-14:00","15.75","2026-11-28T10:00:00.000Z","s1",""`;
  expect(first).toBe(`${own},"Basic","1 day","320.00"`);
  expect(second).toBe(`${own},"Overtime","5.5 h × £48.00","264.00"`);
  expect(end).toBe('');
});

it('hours without an agreed rate have a row without money [R451]', () => {
  const figures = { ...sheet.figures, pay: null };
  expect(timesheetsCsvOf([{ ...sheet, figures }]).split('\r\n')).toHaveLength(3);
});
