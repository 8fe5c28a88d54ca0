import { type Job, jobRoutes, jobsErrors } from '@crewcall/contracts-jobs';
import type { Member } from './accounts.js';
import { type Api, ApiError } from './api.js';
import { dayFromNow } from './days.js';
import type { StoryJob } from './story/story.js';

const ALL = '?page=1&page_size=100';

/** What the company has posted already, by title. */
export async function jobsByTitle(jobs: Api, company: Member): Promise<Map<string, Job>> {
  const own = await jobs.as(company.token).get<Job[]>(`${jobRoutes.ofRecruiter(company.id)}${ALL}`);
  return new Map(own.map((job) => [job.title, job]));
}

/** Each waits by itself until jobs has heard of the company's profile, for two seconds at most (ADR 15). */
const ATTEMPTS = 5;

/** Under the name of the company's profile, which a jobs service that has just started may be late to hear. */
export async function postJob(jobs: Api, company: Member, name: string, { post, inDays }: StoryJob): Promise<Job> {
  const request = { ...post, company: name, event_date: dayFromNow(inDays), recruiter_id: company.id };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await jobs.as(company.token).post<Job>(jobRoutes.list, request);
    } catch (error) {
      const isTooEarly = error instanceof ApiError && error.code === jobsErrors.companyNameMissing.code;
      if (!isTooEarly || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Pauses or cancels, as the story has it; what is so already stays so. */
export async function finishJob(jobs: Api, company: Member, job: Job, ending: StoryJob['finally']): Promise<void> {
  const own = jobs.as(company.token);
  if (ending === 'paused' && job.status === 'active') await own.put(jobRoutes.one(job.id), { status: 'paused' });
  if (ending === 'cancelled' && job.status !== 'closed') await own.delete(jobRoutes.one(job.id));
}
