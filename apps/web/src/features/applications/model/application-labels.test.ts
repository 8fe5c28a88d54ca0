import { buildApplication } from '../application.factory';
import { applicantAbout, canCancel } from './application-labels';

it('says beside an applicant how many of their bookings they complete, once there are some [R389]', () => {
  const { freelancer_profile: card } = buildApplication({ freelancer_profile: { completes_percent: 97 } });
  expect(applicantAbout(card)).toBe('FOH and systems engineer, 12 years, completes bookings: 97 %');
  expect(applicantAbout({ ...card, completes_percent: null })).toBe('FOH and systems engineer, 12 years');
});

it('lets a company cancel a booking until the last day of its job, and not after it', () => {
  const hired = { status: 'hired', job_event_date: '2020-11-26' } as const;
  const can = (job_last_day?: string) =>
    canCancel(buildApplication({ ...hired, ...(job_last_day && { job_last_day }) }));
  expect([can('2099-11-28'), can('2020-11-27'), can()]).toEqual([true, false, false]);
});
