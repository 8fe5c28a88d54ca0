import {
  type Application as Sent,
  applicationMoves,
  applicationRoutes,
  type ApplicationStatus,
  type Job,
  jobRoutes,
} from '@crewcall/contracts-jobs';
import type { Member } from './accounts.js';
import type { Api } from './api.js';
import type { Application } from './story/story.js';

const ALL = '?page=1&page_size=100';

export async function applicationsOf(jobs: Api, applicant: Member): Promise<Sent[]> {
  return jobs.as(applicant.token).get<Sent[]>(`${applicationRoutes.ofFreelancer(applicant.id)}${ALL}`);
}

export async function apply(jobs: Api, applicant: Member, job: Job, { letter }: Application): Promise<Sent> {
  const body = { freelancerId: applicant.id, ...(letter ? { coverLetter: letter } : {}) };
  return jobs.as(applicant.token).post<Sent>(jobRoutes.apply(job.id), body);
}

/** Where the story leaves an application, from where it is now. Moves that were made are not made again. */
export async function move(jobs: Api, company: Member, sent: Sent, { then = [], message }: Application): Promise<void> {
  let status: ApplicationStatus = sent.status;
  for (const name of then) {
    const { from, to } = applicationMoves[name];
    if (name === 'withdraw' || !from.some((each) => each === status)) continue;
    await jobs.as(company.token).put(applicationRoutes[name](sent.id), name === 'reject' && message ? { message } : {});
    status = to;
  }
}
