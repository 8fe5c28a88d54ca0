import { describeEvents } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

const recruiter_id = '0193f2a0-0000-7000-8000-000000000001';
const freelancer_id = '0193f2a0-0000-7000-8000-000000000002';
const job_id = '0193f2a0-0000-7000-8000-000000000003';
const other_id = '0193f2a0-0000-7000-8000-000000000004';
const at = '2026-11-26T08:00:00.000Z';
const parties = { job_id, job_title: 'Festival', role: 'Rigger', recruiter_id, freelancer_id };
const offer = { ...parties, kind: 'pencil', days: ['2026-11-26'], location: 'Leeds' };
const calls = [{ id: other_id, from: at, to: '2026-11-26T18:00:00.000Z' }];
const sheet = { job_id, recruiter_id, version: 3, day: '2026-11-26' };
const call = { job_id, recruiter_id, job_title: 'Festival', what: 'saved', day: '2026-11-26' };
const attended = { job_id, recruiter_id, job_title: 'Festival', day: '2026-11-26', what: 'not_arrived', at };

const invoice = {
  number: 'PN-2026-0014',
  recruiter_id,
  freelancer_id,
  booking_id: other_id,
  job_id,
  role: 'Rigger',
  gross_pence: 81_432,
};

describeEvents('bookings', contract, [
  [contract.invoiceIssued, { ...invoice, kind: 'invoice', due_on: '2026-12-14' }],
  [contract.invoiceMarked, { ...invoice, mark: 'paid', on: '2026-12-10' }],
  [
    contract.offerMade,
    { ...offer, first_call_at: at, answer_by: at, estimate: 'about £584 for the day', agreed: ['£320 a day'] },
  ],
  [
    contract.rescueChanged,
    {
      job_id,
      slot_id: other_id,
      role: 'Rigger',
      recruiter_id,
      first_call_at: at,
      state: 'filled',
      what: 'filled',
      wave: 2,
      asked: 6,
      freelancer_id,
      miles: 6.2,
    },
  ],
  [contract.offerAnswered, { ...offer, outcome: 'declined', reason: 'rate' }],
  [contract.offerEnded, { ...offer, outcome: 'reserve', by: 'system', rank: 1 }],
  [contract.offerReminded, { ...offer, ends_at: at, waits_for: 'crew' }],
  [contract.pencilMoved, { ...offer, rank: 1, of: 3 }],
  [contract.pencilChallenged, { ...offer, decide_by: at }],
  [
    contract.bookingConfirmed,
    { ...parties, offer_id: other_id, company: 'Northlight', location: 'Leeds', calls, by: 'company' },
  ],
  [contract.bookingCancelled, { ...parties, calls, by: 'company', notice_h: 70 }],
  [contract.bookingRevised, { ...parties, revision: 1, state: 'asked', important: true }],
  [contract.bookingCompleted, { ...parties, until: at }],
  [contract.reviewDue, { ...parties, side: 'crew', what: 'written', until: at }],
  [contract.reviewShown, { ...parties, review_id: other_id, side: 'crew', subject_id: recruiter_id, stars: 4 }],
  [
    contract.reviewReported,
    { kind: 'review', target_id: other_id, person_id: freelancer_id, reason: 'Untrue.', snapshot: '1/5' },
  ],
  [contract.bankDetailsChanged, { change: 'changed' }],
  [
    contract.expenseMoved,
    {
      ...parties,
      booking_id: other_id,
      company: 'Northlight',
      kind: 'parking',
      amount_pence: 1_800,
      from: 'submitted',
      to: 'disputed',
    },
  ],
  [contract.feedSourceFailed, { freelancer_id, what: 'times_gone', since: at, failure: 'not_found' }],
  [contract.bookingClashes, { ...parties, days: ['2026-11-26'] }],
  [contract.bookingPartySuspended, { ...parties, days: ['2026-11-26'], side: 'crew' }],
  [
    contract.availabilityChanged,
    { is_shared: true, from: '2026-11-26', to: '2027-12-30', days: [{ day: '2026-11-26', word: 'busy' }], as_of: at },
  ],
  [
    contract.callSheetPublished,
    {
      ...sheet,
      what: 'published',
      important: true,
      changed: [{ field: 'call_time', before: '08:00', after: '07:30' }, { field: 'parking' }],
      job_title: 'Festival',
      company: 'Northlight',
      place: 'Leeds',
      call_time: '07:30',
      end: '23:30',
      people: [
        {
          id: freelancer_id,
          booking_id: other_id,
          booking_version: 1,
          role: 'Rigger',
          from: at,
          to: at,
        },
      ],
    },
  ],
  [contract.callSheetAcknowledged, { ...sheet, person_id: freelancer_id, what: 'acknowledged', is_last: true }],
  [
    contract.callReminded,
    {
      job_id,
      recruiter_id,
      job_title: 'Festival',
      day: '2026-11-26',
      place: 'Leeds',
      what: 'soon',
      people: [{ id: freelancer_id, booking_id: other_id }],
    },
  ],
  [
    contract.stillOnAnswered,
    { job_id, recruiter_id, person_id: freelancer_id, role: 'Rigger', day: '2026-11-26', answer: 'problem' },
  ],
  [
    contract.noShowDisputed,
    {
      kind: 'booking',
      target_id: other_id,
      person_id: recruiter_id,
      reason: 'Both sides say something else.',
      snapshot: 'Festival',
    },
  ],
  [contract.noShowWithdrawn, { recruiter_id, freelancer_id }],
  [contract.attendanceTold, { ...attended, people: [{ id: freelancer_id, booking_id: other_id, role: 'Rigger' }] }],
  [
    contract.ticketEndsEarly,
    { recruiter_id, freelancer_id, kind: 'ipaf', role: 'Rigger', day: '2026-11-27', expires_on: '2026-11-20' },
  ],
  [
    contract.ticketSeen,
    {
      recruiter_id,
      freelancer_id,
      ticket_id: other_id,
      kind: 'ipaf',
      expires_on: '2027-11-20',
      seen_at: at,
    },
  ],
  [
    contract.teamChanged,
    {
      what: 'joined',
      name: 'The Northern Rig',
      lead_id: freelancer_id,
      member_ids: [freelancer_id, other_id],
      person_id: other_id,
      public: true,
    },
  ],
  [
    contract.timesheetMoved,
    {
      ...parties,
      booking_id: other_id,
      call_id: other_id,
      company: 'Northlight',
      day: '2026-11-26',
      from: 'submitted',
      to: 'disputed',
      by: 'company',
      lines: [{ line: 'out', reason: 'not_noted' }],
    },
  ],
  [
    contract.timesheetAsked,
    {
      kind: 'timesheet',
      target_id: other_id,
      person_id: recruiter_id,
      reason: 'They do not agree.',
      snapshot: 'Festival',
    },
  ],
  [contract.timesheetOpened, { reason: 'Asked by both.', address: '203.0.113.7' }],
  [contract.timesheetCommented, { ...parties, booking_id: other_id, day: '2026-11-26' }],
  [
    contract.teamApplicationChanged,
    {
      what: 'declined',
      name: 'The Northern Rig',
      job_id,
      job_title: 'Festival',
      lead_id: freelancer_id,
      member_ids: [freelancer_id, other_id],
      person_id: other_id,
      confirm_by: '2026-11-24T10:00:00.000Z',
    },
  ],
  [contract.applicantBoardChanged, { job_id, recruiter_id }],
  [contract.callChanged, { ...call, changed: ['starts_at'], important: true, person_ids: [freelancer_id] }],
]);
