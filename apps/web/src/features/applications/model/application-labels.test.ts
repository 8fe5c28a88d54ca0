import { buildApplication } from '../application.factory';
import { applicantAbout } from './application-labels';

it('says beside an applicant how many of their bookings they complete, once there are some [R389]', () => {
  const { freelancer_profile: card } = buildApplication({ freelancer_profile: { completes_percent: 97 } });
  expect(applicantAbout(card)).toBe('FOH and systems engineer, 12 years, completes bookings: 97 %');
  expect(applicantAbout({ ...card, completes_percent: null })).toBe('FOH and systems engineer, 12 years');
});
