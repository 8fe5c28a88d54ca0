import { newId } from '@crewcall/platform-database';
import { JobEntity } from './job.entity.js';
import { fillSearchColumns } from './search-columns.js';

/** A job as a company has just posted it, for specs. */
export function buildJob(overrides: Partial<JobEntity> = {}): JobEntity {
  const now = new Date();
  const job: JobEntity = Object.assign(new JobEntity(), {
    id: newId(),
    recruiterId: newId(),
    company: 'Northlight Productions',
    title: 'Monitor engineer',
    type: 'freelance',
    contractType: null,
    employmentType: null,
    location: 'Leeds, West Yorkshire',
    hidesPlace: false,
    rate: '£280 a day',
    ratePence: 28_000,
    rateUnit: 'day',
    description: 'Two stages, one monitor desk, load-in at eight.',
    eventDate: '2030-06-12',
    durationType: 'days',
    startTime: null,
    endTime: null,
    endDayOffset: 0,
    days: 2,
    hours: null,
    questions: [],
    needsTickets: false,
    skills: ['Sound Engineering'],
    status: 'active',
    closedReason: null,
    closedAt: null,
    resumeAs: null,
    positions: 1,
    hiredCount: 0,
    isUrgent: false,
    externalUrl: null,
    externalSource: null,
    externalSources: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    lat: null,
    lon: null,
    placedAs: null,
    ...overrides,
  } satisfies Partial<JobEntity>);
  fillSearchColumns(job);
  return job;
}
