import { setTimeout as sleep } from 'node:timers/promises';
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

const NAME_KNOWN_WITHIN_MS = 30_000;

/** Under the name of the company's profile, which a jobs service that has just started may not have heard yet. */
export async function postJob(jobs: Api, company: Member, name: string, { post, inDays }: StoryJob): Promise<Job> {
  const request = { ...post, company: name, event_date: dayFromNow(inDays), recruiter_id: company.id };
  for (const deadline = Date.now() + NAME_KNOWN_WITHIN_MS; ; await sleep(500)) {
    try {
      return await jobs.as(company.token).post<Job>(jobRoutes.list, request);
    } catch (error) {
      const isTooEarly = error instanceof ApiError && error.code === jobsErrors.companyNameMissing.code;
      if (!isTooEarly || Date.now() > deadline) throw error;
    }
  }
}

/** Pauses or cancels, as the story has it; what is so already stays so. */
export async function finishJob(jobs: Api, company: Member, job: Job, ending: StoryJob['finally']): Promise<void> {
  const own = jobs.as(company.token);
  if (ending === 'paused' && job.status === 'active') await own.put(jobRoutes.one(job.id), { status: 'paused' });
  if (ending === 'cancelled' && job.status !== 'closed') await own.delete(jobRoutes.one(job.id));
}
