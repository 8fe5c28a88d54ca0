import type { Application as Sent, Job } from '@crewcall/contracts-jobs';
import { applicationsOf, apply, move } from './applications.js';
import type { Cast } from './cast.js';
import { finishJob, postJob } from './jobs.js';
import type { Application, StoryJob } from './story/story.js';

/** A job that was cancelled is listed no longer, yet its applicants keep their applications: that tells it is done. */
async function isOver(cast: Cast, { applications = [], post }: StoryJob): Promise<boolean> {
  const [first] = applications;
  if (!first) return false;
  const sent = await applicationsOf(cast.find(first.by));
  return sent.some(({ job_title }) => job_title === post.title);
}

/** The application as it is now, sent when it was not; undefined when the job takes none any more. */
async function ensureSent(cast: Cast, job: Job, application: Application): Promise<Sent | undefined> {
  const applicant = cast.find(application.by);
  const sent = (await applicationsOf(applicant)).find(({ job_id }) => job_id === job.id);
  if (sent || job.status !== 'active') return sent;
  return apply(applicant, job, application);
}

/** Brings one job from nothing, or from wherever an interrupted run left it, to where the story ends. */
export async function tell(cast: Cast, story: StoryJob, posted: Map<string, Job>): Promise<void> {
  const company = cast.find(story.company);
  const known = posted.get(story.post.title);
  if (!known && story.finally === 'cancelled' && (await isOver(cast, story))) return;
  const job = known ?? (await postJob(company, story));
  // Everyone applies before anyone is hired: a hire may close the job.
  const pairs: [Application, Sent][] = [];
  for (const application of story.applications ?? []) {
    const sent = await ensureSent(cast, job, application);
    if (sent) pairs.push([application, sent]);
  }
  for (const [application, sent] of pairs) await move(company, sent, application);
  await finishJob(company, job, story.finally);
}
