import { bookingsRoutes, type Call, type CallSheet, callSheetRoutes } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import type { Cast } from './cast.js';
import type { StorySheet } from './story/festival-sheet.js';

/** Publishes the versions that are missing; the last of them is acknowledged by those who have done so in the story. */
export async function tellSheet(cast: Cast, story: StorySheet, posted: Map<string, Job>): Promise<void> {
  const job = posted.get(story.job);
  if (!job) throw new Error(`The story has a sheet of ${story.job}, which was not posted`);
  const { jobs: company } = cast.find(story.company);
  const calls = await company.get<Call[]>(bookingsRoutes.callsOf(job.id));
  const call = calls.find(({ name }) => name === story.call);
  if (!call) throw new Error(`The story has a sheet of ${story.call}, which ${story.job} does not have`);
  let { version } = await company.get<CallSheet>(callSheetRoutes.sheet(call.id));
  for (const fields of story.versions.slice(version ?? 0)) {
    await company.put(callSheetRoutes.sheet(call.id), { scope: 'call', fields });
    ({ version } = await company.post<CallSheet>(callSheetRoutes.publishSheet(call.id), {}));
  }
  for (const by of story.acknowledgedBy) {
    await cast.find(by).jobs.put(callSheetRoutes.acknowledgeSheet(call.id, String(version)));
  }
}
