import { describeEvents } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

const recruiter_id = '0193f2a0-0000-7000-8000-000000000001';
const freelancer_id = '0193f2a0-0000-7000-8000-000000000002';
const job_id = '0193f2a0-0000-7000-8000-000000000003';
const application_id = '0193f2a0-0000-7000-8000-000000000004';
const posted = {
  recruiter_id,
  title: 'Rigger',
  company: 'Northlight',
  location: 'Leeds',
  type: 'freelance',
  status: 'active',
};
const submitted = { job_id, job_title: 'Rigger', recruiter_id, freelancer_id };
const booking = { application_id, job_title: 'Rigger', recruiter_id, freelancer_id };

describeEvents('jobs', contract, [
  [contract.jobPosted, posted],
  [contract.jobChanged, { ...posted, status: 'paused', changed: ['status'], applicant_ids: [freelancer_id], batch: 0 }],
  [contract.jobClosed, { recruiter_id, title: 'Rigger', reason: 'filled', applicant_ids: [freelancer_id], batch: 0 }],
  [contract.applicationSubmitted, submitted],
  [
    contract.applicationPartiesPublished,
    { recruiter_id: submitted.recruiter_id, freelancer_id: submitted.freelancer_id },
  ],
  [contract.applicationStatusChanged, { ...submitted, from: 'applied', to: 'rejected', has_message: true }],
  [contract.jobReported, { kind: 'job', target_id: job_id, person_id: recruiter_id, reason: 'Spam', snapshot: 'Buy!' }],
  [
    contract.savedJobChanged,
    { title: 'Rigger', what: 'changed', changed: ['date'], event_date: '2026-11-26', user_ids: [freelancer_id] },
  ],
  [
    contract.savedSearchFound,
    {
      user_id: freelancer_id,
      name: 'Riggers in Leeds',
      wanted: { search: 'rigger', location: 'leeds' },
      stop_key: 'k'.repeat(32),
      total: 1,
      jobs: [{ job_id, title: 'Rigger', event_date: '2026-11-26', location: 'Leeds', rate: '£280 a day' }],
    },
  ],
  [contract.searchesFoundNothing, { day: '2026-11-21', terms: [{ term: 'theremin', count: 3 }] }],
  [contract.ratingRequested, booking],
  [contract.ratingReceived, { ...booking, rating: 5, comment: null }],
  [contract.ratingSummaryChanged, { freelancer_id, average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] }],
]);
