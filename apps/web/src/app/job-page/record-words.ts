import { type CompanyRecord, companyRecordFrom } from '@crewcall/contracts-jobs';

/** Only what there is a figure for. */
export function figuresOf(record: CompanyRecord): [what: string, figure: string][] {
  const { finished_jobs, answered_percent, crew_booked, booked_again_percent } = record;
  if (finished_jobs < companyRecordFrom) return [];
  const figures: [string, string | null][] = [
    ['jobs finished in the last year', String(finished_jobs)],
    ['of applicants got an answer', answered_percent === null ? null : `${answered_percent} %`],
    ['crew booked', crew_booked === null ? null : String(crew_booked)],
    ['of them booked again', booked_again_percent === null ? null : `${booked_again_percent} %`],
  ];
  return figures.filter((figure): figure is [string, string] => figure[1] !== null);
}

export const noFiguresYet = `Fewer than ${companyRecordFrom} jobs of theirs have finished here in the last year, so there are no figures yet.`;

export function openJobsLabel(record: CompanyRecord | undefined): string {
  if (!record || record.open_jobs === 0) return 'About the company';
  return record.open_jobs === 1 ? 'Their open job' : `Their ${record.open_jobs} open jobs`;
}
