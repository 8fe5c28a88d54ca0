import { isLongerThan, isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { isCalendarDay, isDayOver } from './event-day.rules.js';
import { type Duration, type DurationDraft, durationOf, durationProblems } from './job-duration.rules.js';
import { isFormContractType, isJobType } from './job-type.rules.js';
import { questionsProblem } from '../questions/question.rules.js';
import { rateUnits, type JobInput } from './job.js';
import { jobLimits } from './job-limits.rules.js';
import { jobTexts, tooLongText } from './job.texts.js';

/** What a form may hold before it is right: any field, any value. */
export type JobDraft = { [Field in keyof JobInput]?: unknown } & DurationDraft;

export type JobProblems = Partial<Record<keyof JobInput, string>>;

function lineProblem(value: unknown, label: string, max: number, missing: string): string | null {
  if (typeof value !== 'string' || !value.trim()) return missing;
  if (!isPlainLine(value)) return jobTexts.plainText;
  return isLongerThan(value.trim(), max) ? tooLongText(label, max) : null;
}

export const titleProblem = (value: unknown): string | null =>
  lineProblem(value, 'Title', jobLimits.title, jobTexts.titleRequired);

export const locationProblem = (value: unknown): string | null =>
  lineProblem(value, 'Location', jobLimits.location, jobTexts.locationRequired);

export const rateProblem = (value: unknown, type?: unknown): string | null =>
  type === 'contract'
    ? lineProblem(value, 'Salary', jobLimits.rate, jobTexts.salaryRequired)
    : lineProblem(value, 'Rate', jobLimits.rate, jobTexts.rateRequired);

export function descriptionProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value.trim()) return jobTexts.descriptionRequired;
  if (!isPlainText(value)) return jobTexts.plainText;
  return isLongerThan(value.trim(), jobLimits.description) ? tooLongText('Description', jobLimits.description) : null;
}

export const typeProblem = (value: unknown): string | null => (isJobType(value) ? null : jobTexts.typeRequired);

/** Contract jobs name one of three; a gig has none, and what it carries is dropped. */
export const contractTypeProblem = (value: unknown, type: unknown): string | null =>
  type !== 'contract' || isFormContractType(value) ? null : jobTexts.contractTypeRequired;

/** `now` decides what is past; leave it out to judge the shape alone. */
export function eventDateProblem(value: unknown, now?: Date): string | null {
  if (value === undefined || value === null || value === '') return jobTexts.eventDateRequired;
  if (!isCalendarDay(value)) return jobTexts.eventDateShape;
  return now && isDayOver(value, now) ? jobTexts.eventDatePast : null;
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

export const positionsProblem = (value: unknown): string | null =>
  value === undefined || isWhole(value, 1, jobLimits.positions) ? null : jobTexts.positions;

export const ratePenceProblem = (value: unknown): string | null =>
  value === undefined || value === null || isWhole(value, 0, jobLimits.ratePence) ? null : jobTexts.ratePence;

export const rateUnitProblem = (value: unknown): string | null =>
  value === undefined || value === null || rateUnits.some((unit) => unit === value) ? null : jobTexts.rateUnit;

export function skillsProblem(value: unknown): string | null {
  if (value === undefined) return null;
  const isList = Array.isArray(value) && value.length <= jobLimits.skills;
  const areTexts = isList && value.every((skill) => lineProblem(skill, '', jobLimits.skill, jobTexts.skills) === null);
  return areTexts ? null : jobTexts.skills;
}

/** Every rule of the job form, by field. Empty means it may be sent. */
export function jobProblems(draft: JobDraft, now?: Date): JobProblems {
  const problems: [keyof JobInput, string | null][] = [
    ['title', titleProblem(draft.title)],
    ['type', typeProblem(draft.type)],
    ['contract_type', contractTypeProblem(draft.contract_type, draft.type)],
    ['location', locationProblem(draft.location)],
    ['rate', rateProblem(draft.rate, draft.type)],
    ['rate_pence', ratePenceProblem(draft.rate_pence)],
    ['rate_unit', rateUnitProblem(draft.rate_unit)],
    ['description', descriptionProblem(draft.description)],
    ['event_date', eventDateProblem(draft.event_date, now)],
    ['skills', skillsProblem(draft.skills)],
    ['questions', questionsProblem(draft.questions)],
    ['positions', positionsProblem(draft.positions)],
  ];
  const found = Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as JobProblems;
  return { ...found, ...durationProblems(draft) };
}

/** What the form sends: texts trimmed, empty optional fields dropped, nothing that belongs to another choice. */
export function jobInputOf(form: JobInput): JobInput {
  const { contract_type, ...rest } = form;
  const kept = Object.entries({ ...rest, ...durationOf(form as Partial<Duration>) })
    .filter(
      ([field, value]) =>
        value !== null && value !== undefined && value !== '' && !(field === 'end_day_offset' && value === 0),
    )
    .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  const input = Object.fromEntries(kept) as unknown as JobInput;
  return form.type === 'contract' && contract_type ? { ...input, contract_type } : input;
}
