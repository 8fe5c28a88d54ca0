import {
  type Application as Sent,
  applicationMoves,
  applicationRoutes,
  type ApplicationStatus,
  type Job,
  jobRoutes,
} from '@crewcall/contracts-jobs';
import type { Player } from './cast.js';
import type { Application } from './story/story.js';

const ALL = '?page=1&page_size=100';

export const applicationsOf = ({ id, jobs }: Player): Promise<Sent[]> =>
  jobs.get<Sent[]>(`${applicationRoutes.ofFreelancer(id)}${ALL}`);

export const apply = ({ id, jobs }: Player, job: Job, { letter }: Application): Promise<Sent> =>
  jobs.post<Sent>(jobRoutes.apply(job.id), { freelancerId: id, ...(letter ? { coverLetter: letter } : {}) });

/** Where the story leaves an application, from where it is now. Moves that were made are not made again. */
export async function move({ jobs }: Player, sent: Sent, { then = [], message }: Application): Promise<void> {
  let status: ApplicationStatus = sent.status;
  for (const name of then) {
    const { from, to } = applicationMoves[name];
    if (name === 'withdraw' || !from.some((each) => each === status)) continue;
    await jobs.put(applicationRoutes[name](sent.id), name === 'reject' && message ? { message } : {});
    status = to;
  }
}
