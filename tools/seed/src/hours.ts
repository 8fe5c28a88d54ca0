import { type Timesheet, timesheetRoutes, type WorkedFigures } from '@crewcall/contracts-bookings';
import type { Api } from './api.js';
import type { Cast } from './cast.js';
import { question, type StoryHours, type StoryHoursOfJob } from './story/hours.js';
import { until } from './until.js';

const ALL = '?side=freelancer&page=1&page_size=100';
/** The person’s own, which the worker makes a moment after the call was put where it was. */
const sheetOf = (crew: Api, job: string): Promise<Timesheet> =>
  until(
    `the hours of ${job}`,
    async () =>
      (await crew.get<Timesheet[]>(`${timesheetRoutes.timesheets}${ALL}`)).find(({ job_title }) => job_title === job),
    60_000,
    250,
  );

const leavingAt = ({ starts_on, starts_at, ends_on, ends_at, breaks }: WorkedFigures, left = ends_at) => ({
  ...{ starts_on, starts_at, ends_on, breaks },
  ends_at: left,
});

async function settle(company: Api, crew: Api, sheet: Timesheet, { left, then }: StoryHours): Promise<void> {
  const move = (name: 'submit' | 'approve' | 'dispute') => timesheetRoutes.timesheetMove(sheet.id, name);
  let { state } = sheet;
  if (state === 'due') ({ state } = await crew.put<Timesheet>(move('submit'), leavingAt(sheet.figures, left)));
  if (state !== 'submitted') return;
  if (then === 'approve') await company.put(move('approve'));
  if (then === 'dispute')
    await company.put(move('dispute'), {
      lines: [{ line: 'out', reason: 'not_noted', words: question.words }],
      figures: leavingAt(sheet.figures, question.left),
    });
}

/** Crew submit what they worked, and the company answers; what was answered stays so. */
export async function tellHours(cast: Cast, story: StoryHoursOfJob): Promise<void> {
  const { jobs: company } = cast.find(story.company);
  for (const hours of story.hours) {
    const { jobs: crew } = cast.find(hours.by);
    await settle(company, crew, await sheetOf(crew, story.job), hours);
  }
}
