import { type Rule, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, ValidateIf } from 'class-validator';
import {
  contractTypeProblem,
  descriptionProblem,
  eventDateProblem,
  locationProblem,
  positionsProblem,
  ratePenceProblem,
  rateProblem,
  rateUnitProblem,
  skillsProblem,
  titleProblem,
  typeProblem,
  questionsProblem,
  durationProblems,
  durationTypes,
  type Duration,
  formContractTypes,
  jobTypes,
  rateUnits,
  jobLimits,
  questionLimits,
} from '@crewcall/contracts-jobs';
import { QuestionInputDto } from './question.dto.js';

const text = (maxLength: number, required: boolean, rule: Rule): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, maxLength, required }), Trimmed(), Satisfies(rule));

/** Tidied on the way in: trimmed, each skill once. What is no list of texts is left for the rule to refuse. */
const TidySkills = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (!Array.isArray(value) || !value.every((skill) => typeof skill === 'string')) return value;
    const bySpelling = new Map(value.map((skill) => [skill.trim().toLowerCase(), skill.trim()]));
    return [...bySpelling.values()].filter(Boolean);
  });

const durationRule =
  (field: keyof Duration): Rule =>
  (_value, input) =>
    durationProblems(input)[field] ?? null;

/** A number that goes with one duration type; judged only when that type was chosen, else dropped by the service. */
const durationField = (field: 'start_time' | 'end_time' | 'end_day_offset' | 'days' | 'hours'): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: field.endsWith('_time') ? String : Number, required: false, nullable: true }),
    ValidateIf((input: object) => (input as Partial<Duration>).duration_type !== undefined),
    Satisfies(durationRule(field)),
  );

/** The fields of a job as decorators, each with the rule the form uses; `required` is false when editing. */
export const jobField = {
  title: (required: boolean) => text(jobLimits.title, required, titleProblem),
  type: (required: boolean) => applyDecorators(ApiProperty({ enum: jobTypes, required }), Satisfies(typeProblem)),
  contractType: () =>
    applyDecorators(
      ApiProperty({ enum: formContractTypes, required: false, nullable: true }),
      Satisfies((value, { type }) => contractTypeProblem(value, type)),
    ),
  location: (required: boolean) => text(jobLimits.location, required, locationProblem),
  hidesPlace: () =>
    applyDecorators(
      ApiProperty({ type: Boolean, required: false }),
      ValidateIf((input: object) => (input as { hides_place?: unknown }).hides_place !== undefined),
      IsBoolean(),
    ),
  rate: (required: boolean) => text(jobLimits.rate, required, (value, { type }) => rateProblem(value, type)),
  ratePence: () =>
    applyDecorators(ApiProperty({ type: Number, required: false, nullable: true }), Satisfies(ratePenceProblem)),
  rateUnit: () =>
    applyDecorators(ApiProperty({ enum: rateUnits, required: false, nullable: true }), Satisfies(rateUnitProblem)),
  description: (required: boolean) => text(jobLimits.description, required, descriptionProblem),
  eventDate: (required: boolean) =>
    applyDecorators(
      ApiProperty({ type: String, format: 'date', required }),
      Satisfies((value) => eventDateProblem(value)),
    ),
  durationType: (required: boolean) =>
    applyDecorators(ApiProperty({ enum: durationTypes, required }), Satisfies(durationRule('duration_type'))),
  startTime: () => durationField('start_time'),
  endTime: () => durationField('end_time'),
  endDayOffset: () => durationField('end_day_offset'),
  days: () => durationField('days'),
  hours: () => durationField('hours'),
  skills: () =>
    applyDecorators(ApiProperty({ type: [String], required: false }), TidySkills(), Satisfies(skillsProblem)),
  questions: () =>
    applyDecorators(
      ApiProperty({ type: [QuestionInputDto], required: false, maxItems: questionLimits.questions }),
      Satisfies(questionsProblem),
    ),
  positions: () => applyDecorators(ApiProperty({ type: Number, required: false }), Satisfies(positionsProblem)),
} as const;
