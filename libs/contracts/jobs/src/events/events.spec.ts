import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import * as door from '../dto.js';

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

/** One payload of every event version as it was first told. They must go on parsing for ever. */
const examples: [EventDefinition, object][] = [
  [door.jobPosted, posted],
  [door.jobChanged, { ...posted, status: 'paused', changed: ['status'], applicant_ids: [freelancer_id], batch: 0 }],
  [door.jobClosed, { recruiter_id, title: 'Rigger', reason: 'filled', applicant_ids: [freelancer_id], batch: 0 }],
  [door.applicationSubmitted, submitted],
  [door.applicationStatusChanged, { ...submitted, from: 'applied', to: 'rejected', message: 'Not this time.' }],
  [door.ratingRequested, booking],
  [door.ratingReceived, { ...booking, rating: 5, comment: null }],
  [door.ratingSummaryChanged, { freelancer_id, average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] }],
];

const problemsOf = ({ payload }: EventDefinition, facts: object) =>
  validateSync(plainToInstance(payload, facts), { whitelist: true, forbidNonWhitelisted: true });

describe('events of the jobs service', () => {
  it.each(examples)('$name still parses', (event, facts) => {
    expect(problemsOf(event, facts)).toEqual([]);
  });

  it('has an example of every event', () => {
    const declared = Object.values<object | number>(door).filter(
      (value): value is EventDefinition => typeof value === 'object' && 'heardBy' in value,
    );
    expect(examples.map(([{ name }]) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
  });

  it.each(examples)('$name refuses an empty payload', (event) => {
    expect(problemsOf(event, {})).not.toEqual([]);
  });
});
