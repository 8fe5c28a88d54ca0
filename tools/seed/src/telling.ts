import type { Application as Sent, Job } from '@crewcall/contracts-jobs';
import type { Member } from './accounts.js';
import type { Api } from './api.js';
import { applicationsOf, apply, move } from './applications.js';
import { finishJob, postJob } from './jobs.js';
import { companies } from './story/companies.js';
import type { Application, StoryJob } from './story/story.js';

/** Everyone in the story, by their address. */
export type People = Map<string, Member>;

export function memberOf(people: People, email: string): Member {
  const found = people.get(email);
  if (!found) throw new Error(`The story names ${email}, who is not in it`);
  return found;
}

const applicantOf = (people: People, { by }: Application) => memberOf(people, `${by}@crew.example`);

/** A job that was cancelled is listed no longer, yet its applicants keep their applications: that tells it is done. */
async function isOver(jobs: Api, people: People, { applications = [], post }: StoryJob): Promise<boolean> {
  const [first] = applications;
  if (!first) return false;
  const sent = await applicationsOf(jobs, applicantOf(people, first));
  return sent.some(({ job_title }) => job_title === post.title);
}

/** The application as it is now, sent when it was not; undefined when the job takes none any more. */
async function ensureSent(jobs: Api, people: People, job: Job, application: Application): Promise<Sent | undefined> {
  const applicant = applicantOf(people, application);
  const sent = (await applicationsOf(jobs, applicant)).find(({ job_id }) => job_id === job.id);
  if (sent || job.status !== 'active') return sent;
  return apply(jobs, applicant, job, application);
}

/** Brings one job from nothing, or from wherever an interrupted run left it, to where the story ends. */
export async function tell(jobs: Api, people: People, story: StoryJob, posted: Map<string, Job>): Promise<void> {
  const company = memberOf(people, story.company);
  const known = posted.get(story.post.title);
  if (!known && story.finally === 'cancelled' && (await isOver(jobs, people, story))) return;
  const name = companies.find(({ email }) => email === story.company)?.profile.company_name ?? '';
  const job = known ?? (await postJob(jobs, company, name, story));
  // Everyone applies before anyone is hired: a hire may close the job.
  const pairs: [Application, Sent][] = [];
  for (const application of story.applications ?? []) {
    const sent = await ensureSent(jobs, people, job, application);
    if (sent) pairs.push([application, sent]);
  }
  for (const [application, sent] of pairs) await move(jobs, company, sent, application);
  await finishJob(jobs, company, job, story.finally);
}
