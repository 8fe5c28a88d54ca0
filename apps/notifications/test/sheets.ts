import type { CallSheetPublishedPayload } from '@crewcall/contracts-bookings/dto';
import type { Story } from './story.js';

const HOUR_MS = 3_600_000;
export const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** What jobs tells of the first version of a sheet, to the freelancer of a story, unless told otherwise. */
export const publishedSheet = (
  story: Story,
  booking_id: string,
  more: Partial<CallSheetPublishedPayload> = {},
  from = at(100),
): CallSheetPublishedPayload => ({
  job_id: story.jobId,
  recruiter_id: story.recruiter.id,
  version: 1,
  day: '2026-11-26',
  what: 'published',
  important: true,
  changed: [],
  job_title: 'Winter Lights',
  company: 'Meridian Events',
  place: 'Manchester Central, M2 3GX',
  call_time: '08:00',
  end: '23:30',
  people: [{ id: story.freelancer.id, booking_id, booking_version: 2, role: 'FOH', from, to: at(110) }],
  ...more,
});
