import { categoryOf, type NotificationDraft } from '@crewcall/contracts-notifications';
import { ticketExpiringNotice } from '../notices/ticket-notices.texts.js';
import { notArrivedNotice, runningLateNotice } from './attendance-notices.texts.js';
import * as booking from './booking-notices.texts.js';
import * as sheet from './call-sheet-notices.texts.js';
import { coverAskedNotice, coveredNotice, nobodyLeftNotice } from './cover-notices.texts.js';
import { invoiceIssuedNotice } from './invoice-notices.texts.js';
import { reviewWrittenNotice } from './review-notices.texts.js';
import * as hours from './timesheet-notices.texts.js';

const offer = {
  role: 'Rigger',
  days: ['2026-11-26'],
  location: 'Leeds',
  company: 'Northlight',
  freelancer: 'Priya Nair',
};
const answer_by = '2026-11-25T12:00:00Z';
const first_call_at = '2026-11-26T08:00:00Z';
const first_call = { from: first_call_at, to: '2026-11-26T18:00:00Z' };
const ended = { ...offer, by: 'company' as const };
const call = { job_id: 'j', call_id: 'c', day: '2026-11-26' };
const onSheet = { ...call, booking_id: 'b', job_title: 'Winter Lights', call_time: '08:00', place: 'Leeds' };
const published = { ...onSheet, what: 'published' as const, from: first_call_at };
const changed = { field: 'call_time' as const, before: '08:00', after: '07:30', important: true };
const cover = { role: 'Rigger', first_call_at: '2026-11-26T14:00:00Z', miles: 6, job_id: 'j', slot_id: 's' };
const asked = { ...cover, offer_id: 'o', rate: '£400 a day', passes_quiet_hours: true };
const moved = {
  ...{ id: 't', booking_id: 'b', call_id: 'c', job_id: 'j', recruiter_id: 'r', freelancer_id: 'f', name: 'Priya Nair' },
  ...{ job_title: 'Winter Lights', role: 'Rigger', company: 'Northlight', day: '2026-11-26' },
  ...{ to: 'submitted' as const, by: 'crew' as const },
};
const invoice = {
  ...{ id: 'i', name: 'Priya Nair', company: 'Northlight', kind: 'invoice' as const, number: 'PN-2026-0014' },
  ...{ recruiter_id: 'r', freelancer_id: 'f', booking_id: 'b', job_id: 'j', role: 'Rigger' },
  ...{ gross_pence: 81_432, due_on: '2026-12-14' },
};
const soon = new Date('2026-11-26T03:00:00Z');

type Told = NotificationDraft | null;
type Row = [when: string, told: () => Told, title: string, message: string, isUrgent?: boolean];

const toCrew: Row[] = [
  [
    'offer',
    () => booking.offerMadeNotice({ ...offer, kind: 'booking', answer_by, estimate: 'about £584 for the day' }),
    'New offer: Rigger',
    'Northlight, Thu 26 Nov, Leeds. About £584 for the day. Answer by Wed 25 Nov, 12:00.',
  ],
  [
    'pencil asked',
    () => booking.offerMadeNotice({ ...offer, kind: 'pencil', answer_by }),
    'Northlight would like to pencil you',
    'Rigger, Thu 26 Nov. Answer by Wed 25 Nov, 12:00.',
  ],
  [
    'enquiry',
    () => booking.offerMadeNotice({ ...offer, kind: 'enquiry', answer_by }),
    'Are you free Thu 26 Nov?',
    'Rigger in Leeds.',
  ],
  [
    'rank',
    () => booking.pencilMovedNotice({ ...offer, rank: 1 }),
    'You are now 1st pencil',
    'Rigger, Thu 26 Nov, Northlight.',
  ],
  [
    'reminder',
    () => booking.offerRemindedNotice({ ...offer, left: '1 h', waits_for: 'crew' }),
    '1 h left to answer',
    'Rigger, Northlight.',
  ],
  [
    'confirmed',
    () => booking.bookingConfirmedNotices({ ...offer, first_call, by: 'company' }).crew,
    'You are booked: Rigger',
    'Northlight, Thu 26 Nov, call 08:00, Leeds.',
    true,
  ],
  [
    'released',
    () => booking.offerEndedNotices({ ...ended, outcome: 'released' }).crew,
    'Northlight released your pencil',
    'Rigger, Thu 26 Nov. Your dates are free again.',
  ],
  [
    'reserve',
    () => booking.offerEndedNotices({ ...ended, outcome: 'reserve', rank: 1 }).crew,
    'You are 1st reserve',
    'Rigger, Thu 26 Nov. Your dates are free again.',
  ],
  [
    'lapsed by a booking',
    () => booking.offerEndedNotices({ ...ended, outcome: 'not_free', by: 'system' }).crew,
    'Pencil ended',
    'You are booked elsewhere on Thu 26 Nov. Northlight has been told that you are not free.',
  ],
  [
    'cancelled, the reason with the booking',
    () => booking.cancelledNotice({ ...offer, is_whole: true, percent: 50, fee_pence: 16_000 }),
    'Northlight cancelled Thu 26 Nov',
    'Rigger. Agreed terms: 50 %, £160.00.',
    true,
  ],
  [
    'cover',
    () => coverAskedNotice(asked, soon),
    'Can you cover today?',
    'Rigger, call 14:00, 6 miles away, £400 a day. First to accept.',
    true,
  ],
  [
    'covered',
    () => booking.offerEndedNotices({ ...ended, outcome: 'covered' }).crew,
    'Covered, thank you',
    'Rigger, Thu 26 Nov, has been filled.',
  ],
  [
    'important change of a sheet under 24 h',
    () => sheet.callSheetNotice({ ...published, version: 2, important: true, changes: [changed] }, soon),
    'Call sheet changed',
    'Thu 26 Nov: call time 08:00 is now 07:30. Please acknowledge.',
    true,
  ],
  [
    'sheet',
    () => sheet.callSheetNotice({ ...published, version: 1, important: true, changes: [] }, soon),
    'Call sheet for Thu 26 Nov',
    'Winter Lights, call 08:00, Leeds. Please acknowledge.',
  ],
  ['24 h', () => sheet.callReminderNotice({ ...onSheet, what: 'tomorrow' }), 'Tomorrow: call 08:00', 'Leeds.'],
  ['2 h', () => sheet.callReminderNotice({ ...onSheet, what: 'soon' }), 'In 2 hours: call 08:00', 'Leeds.'],
  ['hours', () => hours.hoursDueNotice(moved), 'Your hours for Thu 26 Nov', 'Check and submit to Northlight.'],
  [
    'hours approved',
    () => hours.hoursApprovedNotice({ ...moved, to: 'approved', by: 'company', total_pence: 58_400 }),
    'Approved: £584.00',
    'Winter Lights, Thu 26 Nov.',
  ],
  [
    'hours questioned',
    () => hours.hoursQuestionedNotice({ ...moved, lines: [{ line: 'out', reason: 'other' }] }),
    'Northlight questions your hours',
    'Out: another reason.',
  ],
];

const toCompany: Row[] = [
  [
    'accepted',
    () => booking.offerAnsweredNotice({ ...offer, outcome: 'accepted' }),
    'Priya Nair accepted',
    'Rigger, Thu 26 Nov.',
  ],
  [
    'declined',
    () => booking.offerAnsweredNotice({ ...offer, outcome: 'declined', reason: 'rate' }),
    'Priya Nair declined',
    'Rigger: Rate.',
  ],
  ['free', () => booking.offerAnsweredNotice({ ...offer, outcome: 'free' }), 'Priya Nair is free', 'Thu 26 Nov.'],
  [
    'challenge on its pencil',
    () => booking.pencilChallengedNotices({ ...offer, decide_by: answer_by }).company,
    'Decide on Priya by Wed 25 Nov, 12:00',
    'Another company would like to book these dates. Confirm or release.',
  ],
  [
    'crew cancelled',
    () =>
      booking.crewCancelledNotice({
        ...{ ...offer, reason_kind: 'travel', reserves: 2, first_call_at },
        at: soon.toISOString(),
      }),
    'Priya Nair cannot make Thu 26 Nov',
    'Rigger: Travel. 2 in reserve. Find cover now.',
    true,
  ],
  [
    'late',
    () => runningLateNotice({ ...onSheet, late_minutes: 30 }, { name: 'Priya Nair', role: 'Rigger' }),
    'Priya Nair is about 30 min late',
    'Rigger, Winter Lights, Thu 26 Nov.',
    true,
  ],
  [
    'not arrived',
    () => notArrivedNotice(onSheet, [{ name: 'Priya Nair', role: 'Rigger' }]),
    'Priya Nair has not arrived',
    'Rigger, Winter Lights, Thu 26 Nov.',
    true,
  ],
  [
    'covered',
    () => coveredNotice(cover, 'Priya Nair'),
    'Covered: Priya Nair',
    'Rigger, call 14:00, 6 miles away.',
    true,
  ],
  ['nobody left', () => nobodyLeftNotice(cover), 'Nobody is left to ask', 'Rigger, call 14:00.', true],
  [
    'all acknowledged',
    () => sheet.allAcknowledgedNotice({ ...call, version: 3 }),
    'Everybody has acknowledged',
    'Thu 26 Nov, version 3.',
  ],
  ['sheet missing', () => sheet.sheetMissingNotice(call), 'Call sheet not published', 'Thu 26 Nov, in 48 h.'],
  [
    'hours to approve',
    () => hours.hoursToApproveNotice({ ...moved, waiting: 8, counts_at: '2026-11-29T10:00:00Z' }),
    '8 timesheets to approve',
    'Winter Lights. They count as approved on Sun 29 Nov.',
  ],
  ['invoice', () => invoiceIssuedNotice(invoice), 'Invoice PN-2026-0014', 'Priya Nair, £814.32, due 14 Dec.'],
];

describe('notices of bookings', () => {
  const rows = [...toCrew, ...toCompany].map(([when, told, title, message, isUrgent = false]) => {
    return { when, told, title, message, isUrgent };
  });

  it.each(rows)('say of $when what was agreed [R528]', ({ told, title, message, isUrgent }) => {
    const draft = told();
    expect([draft?.title, draft?.message]).toEqual([title, message]);
    expect(draft?.priority === 'urgent').toBe(isUrgent);
    expect(['offer', 'booking_update', 'call_sheet', 'timesheet', 'availability']).toContain(draft?.type);
    expect(draft && categoryOf(draft.type)).toBe('applications');
  });

  it('say of reviews and tickets what was agreed [R507] [R528]', () => {
    const review = {
      booking_id: 'b',
      job_title: 'Winter Lights',
      role: 'Rigger',
      other: 'Northlight',
      until: answer_by,
    };
    expect(reviewWrittenNotice(review)).toMatchObject({
      title: 'Northlight has written a review',
      message: 'Write yours to see it. Until Wed 25 Nov.',
    });
    expect(ticketExpiringNotice({ kind: 'ipaf', days: 30 })).toMatchObject({
      title: 'IPAF expires in 30 days',
      message: 'Add the new one so that you stay bookable.',
    });
  });
});
