import { newId } from '@crewcall/platform-database';
import type { Story } from './story.js';

/** What events of the bookings of a story hold, and what they make people read. */
export const bookingsOf = (story: () => Story) => {
  let version = 0;
  return {
    parties: () => ({
      job_id: story().jobId,
      job_title: 'Festival',
      role: 'FOH Sound Engineer',
      recruiter_id: story().recruiter.id,
      freelancer_id: story().freelancer.id,
    }),
    facts: <P>(payload: P, subjectId = newId()) => ({ subjectId, version: (version += 1), payload }),
    newestOf: async (actor: 'freelancer' | 'recruiter') => {
      const [newest] = await story().listOf(story()[actor]);
      return newest && [newest.type, newest.priority, newest.title, newest.message];
    },
  };
};
