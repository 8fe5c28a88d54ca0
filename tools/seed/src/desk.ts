import {
  adminRoutes,
  type FeedbackListAnswer,
  type FeedbackReceipt,
  type ModerationCase,
} from '@crewcall/contracts-admin';
import { jobRoutes } from '@crewcall/contracts-jobs';
import type { Api } from './api.js';
import type { Cast } from './cast.js';
import { jobsByTitle } from './jobs.js';
import { feedback, report, type StoryFeedback } from './story/words.js';

const ALL = '?page=1&page_size=100';

async function send(desk: Api, admin: Api, cast: Cast, one: StoryFeedback): Promise<void> {
  const sender = one.by ? desk.as(cast.find(one.by).token) : desk;
  const { type: feedbackType, message, page: pageUrl, status, answer: response } = one;
  const { id } = await sender.post<FeedbackReceipt>(adminRoutes.feedback, { feedbackType, message, pageUrl });
  if (response) await admin.put(adminRoutes.feedbackResponse(id), { response });
  if (status) await admin.put(adminRoutes.feedbackStatus(id), { status });
}

/** What waits on the administrators' desk: some feedback and a report. What is there already is not sent again. */
export async function fillDesk(desk: Api, admin: Api, cast: Cast): Promise<void> {
  const { feedback: sent } = await admin.get<FeedbackListAnswer>(`${adminRoutes.feedbackList}${ALL}`);
  for (const one of feedback)
    if (!sent.some(({ message }) => message === one.message)) await send(desk, admin, cast, one);
  const cases = await admin.get<ModerationCase[]>(`${adminRoutes.cases}${ALL}`);
  if (cases.some(({ reason }) => reason === report.reason)) return;
  const posted = await jobsByTitle(cast.find(report.company));
  const job = [...posted.values()].find(({ status }) => status === 'active');
  if (!job) return;
  await cast.find(report.by).jobs.post(jobRoutes.report(job.id), { reason: report.reason });
}
