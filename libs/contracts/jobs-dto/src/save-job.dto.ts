import { OptionalText } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import {
  type DurationType,
  type FormContractType,
  type JobType,
  type EditJobRequest,
  type PostJobRequest,
  type QuestionInput,
  type RateUnit,
  jobLimits,
  jobTexts,
  tooLongText,
} from '@crewcall/contracts-jobs';
import { ClaimedId } from './fields.js';
import { jobField } from './job-fields.js';

const company = {
  max: jobLimits.company,
  tooLong: tooLongText('Company', jobLimits.company),
  notPlain: jobTexts.plainText,
  oneLine: true,
};

/** The form as it is posted; what does not apply is left out. */
export class PostJobDto implements PostJobRequest {
  @ClaimedId()
  recruiter_id?: string;

  @OptionalText(company)
  company?: string | null;

  @ApiPropertyOptional({ enum: ['active'] })
  @IsOptional()
  @IsIn(['active'], { message: 'A new job is active.' })
  status?: 'active';

  @jobField.title(true)
  title!: string;

  @jobField.type(true)
  type!: JobType;

  @jobField.contractType()
  contract_type?: FormContractType | null;

  @jobField.location(true)
  location!: string;

  @jobField.hidesPlace()
  hides_place?: boolean;

  @jobField.rate(true)
  rate!: string;

  @jobField.ratePence()
  rate_pence?: number | null;

  @jobField.rateUnit()
  rate_unit?: RateUnit | null;

  @jobField.description(true)
  description!: string;

  @jobField.eventDate(true)
  event_date!: string;

  @jobField.durationType(true)
  duration_type!: DurationType;

  @jobField.startTime()
  start_time?: string | null;

  @jobField.endTime()
  end_time?: string | null;

  @jobField.endDayOffset()
  end_day_offset?: number | null;

  @jobField.days()
  days?: number | null;

  @jobField.hours()
  hours?: number | null;

  @jobField.skills()
  skills?: string[];

  @jobField.questions()
  questions?: QuestionInput[];

  @jobField.positions()
  positions?: number;
}

/** Left out means unchanged; an explicit null of a required field is refused, not read as left out. */
const WhenSent = (): PropertyDecorator => (target, property) =>
  ValidateIf((input: object) => (input as Record<string | symbol, unknown>)[property] !== undefined)(target, property);

/** Any of the fields. With `duration_type` comes the whole duration. */
export class EditJobDto implements EditJobRequest {
  @ClaimedId()
  recruiter_id?: string;

  @OptionalText(company)
  company?: string | null;

  @WhenSent()
  @ApiPropertyOptional({ enum: ['active', 'paused'] })
  @IsIn(['active', 'paused'], { message: jobTexts.status })
  status?: 'active' | 'paused';

  @WhenSent()
  @jobField.title(false)
  title?: string;

  @WhenSent()
  @jobField.type(false)
  type?: JobType;

  @jobField.contractType()
  contract_type?: FormContractType | null;

  @WhenSent()
  @jobField.location(false)
  location?: string;

  @jobField.hidesPlace()
  hides_place?: boolean;

  @WhenSent()
  @jobField.rate(false)
  rate?: string;

  @jobField.ratePence()
  rate_pence?: number | null;

  @jobField.rateUnit()
  rate_unit?: RateUnit | null;

  @WhenSent()
  @jobField.description(false)
  description?: string;

  @WhenSent()
  @jobField.eventDate(false)
  event_date?: string;

  @WhenSent()
  @jobField.durationType(false)
  duration_type?: DurationType;

  @jobField.startTime()
  start_time?: string | null;

  @jobField.endTime()
  end_time?: string | null;

  @jobField.endDayOffset()
  end_day_offset?: number | null;

  @jobField.days()
  days?: number | null;

  @jobField.hours()
  hours?: number | null;

  @jobField.skills()
  skills?: string[];

  @jobField.questions()
  questions?: QuestionInput[];

  @jobField.positions()
  positions?: number;
}
