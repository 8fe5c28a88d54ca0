import { type Job, jobRoutes, jobsErrors } from '@crewcall/contracts-jobs';
import { type ApiError, onceHeard } from './api.js';
import type { Player } from './cast.js';
import { dayFromNow } from './days.js';
import { companies } from './story/companies.js';
import type { StoryJob } from './story/story.js';

const ALL = '?page=1&page_size=100';

/** What the company has posted already, by title. */
export async function jobsByTitle({ id, jobs }: Player): Promise<Map<string, Job>> {
  const own = await jobs.get<Job[]>(`${jobRoutes.ofRecruiter(id)}${ALL}`);
  return new Map(own.map((job) => [job.title, job]));
}

/** As its profile has it. */
export const nameOf = ({ email }: Player): string | undefined =>
  companies.find((company) => company.email === email)?.profile.company_name;

/** Under the name of the company's profile, which a jobs service that has just started may be late to hear. */
export function postJob(company: Player, { post, inDays }: StoryJob): Promise<Job> {
  const request = { ...post, company: nameOf(company), event_date: dayFromNow(inDays), recruiter_id: company.id };
  const isTooEarly = ({ code }: ApiError) => code === jobsErrors.companyNameMissing.code;
  return onceHeard(() => company.jobs.post<Job>(jobRoutes.list, request), isTooEarly);
}

/** Pauses or cancels, as the story has it; what is so already stays so. */
export async function finishJob({ jobs }: Player, job: Job, ending: StoryJob['finally']): Promise<void> {
  if (ending === 'paused' && job.status === 'active') await jobs.put(jobRoutes.one(job.id), { status: 'paused' });
  if (ending === 'cancelled' && job.status !== 'closed') await jobs.delete(jobRoutes.one(job.id));
}
