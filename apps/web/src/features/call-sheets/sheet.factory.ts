import type { Attendance, CallSheet, SheetContent, SheetReceipt } from '@crewcall/contracts-bookings';

const notSaid: Attendance = { on_way: null, arrived: null, late: null, is_missing: false };

export const buildContent = (overrides: Partial<SheetContent> = {}): SheetContent => ({
  title: 'Winter Lights',
  company: 'Northlight Productions',
  call_name: 'Show day',
  starts_on: '2026-11-26',
  starts_at: '07:30',
  ends_on: '2026-11-26',
  ends_at: '23:30',
  place: 'Manchester Central, M2 3GX',
  roles: ['FOH Sound Engineer', 'Stage hand'],
  ...overrides,
});

/** Published, as Priya reads it, unless told otherwise. For tests. */
export const buildSheet = (overrides: Partial<CallSheet> = {}): CallSheet => ({
  call_id: 'c1',
  job_id: 'j1',
  day: '2026-11-26',
  from: '2026-11-26T07:30:00.000Z',
  is_time_to_follow: false,
  version: 3,
  published_at: '2026-11-25T18:12:00.000Z',
  content: buildContent(),
  changes: [],
  role: 'FOH Sound Engineer',
  booking_id: 'b1',
  others: [],
  attachments: [],
  acknowledged_at: null,
  still_on: null,
  attendance: notSaid,
  desk: null,
  ...overrides,
});

export const buildReceipt = (overrides: Partial<SheetReceipt> = {}): SheetReceipt => ({
  user_id: 'p1',
  booking_id: 'b1',
  name: 'Priya Nair',
  role: 'FOH Sound Engineer',
  phone: null,
  from: '2026-11-26T07:30:00.000Z',
  state: 'delivered',
  read_version: null,
  delivered_at: '2026-11-25T18:12:00.000Z',
  read_at: null,
  acknowledged_at: null,
  acknowledged_version: null,
  still_on: null,
  attendance: notSaid,
  is_no_show: false,
  ...overrides,
});
