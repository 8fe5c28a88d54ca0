import { describeEvents } from '@crewcall/testing-node/events';
import * as door from '../index.js';

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

describeEvents('jobs', door, [
  [door.jobPosted, posted],
  [door.jobChanged, { ...posted, status: 'paused', changed: ['status'], applicant_ids: [freelancer_id], batch: 0 }],
  [door.jobClosed, { recruiter_id, title: 'Rigger', reason: 'filled', applicant_ids: [freelancer_id], batch: 0 }],
  [door.applicationSubmitted, submitted],
  [door.applicationPartiesPublished, { recruiter_id: submitted.recruiter_id, freelancer_id: submitted.freelancer_id }],
  [door.applicationStatusChanged, { ...submitted, from: 'applied', to: 'rejected', message: 'Not this time.' }],
  [door.jobReported, { kind: 'job', target_id: job_id, person_id: recruiter_id, reason: 'Spam', snapshot: 'Buy!' }],
  [door.searchesFoundNothing, { day: '2026-11-21', terms: [{ term: 'theremin', count: 3 }] }],
  [door.ratingRequested, booking],
  [door.ratingReceived, { ...booking, rating: 5, comment: null }],
  [door.ratingSummaryChanged, { freelancer_id, average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] }],
]);
