import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import {
  feedbackLimits,
  type FeedbackReceipt,
  type FeedbackSource,
  feedbackSources,
  type FeedbackStatus,
  feedbackStatuses,
  type FeedbackSubmission,
  type FeedbackType,
  feedbackTypes,
  feedbackMessageProblem,
  feedbackTexts,
} from '@crewcall/contracts-admin';

const IsFeedbackMessage = (): PropertyDecorator =>
  ValidateBy({
    name: 'feedbackMessage',
    validator: {
      validate: (value: unknown) => feedbackMessageProblem(value) === null,
      defaultMessage: (args) => feedbackMessageProblem(args?.value) ?? '',
    },
  });

export class FeedbackSubmissionDto implements FeedbackSubmission {
  @ApiProperty({ enum: feedbackTypes })
  @IsIn(feedbackTypes, { message: feedbackTexts.typeRequired })
  feedbackType!: FeedbackType;

  @ApiProperty({ minLength: feedbackLimits.messageMin, maxLength: feedbackLimits.messageMax })
  @IsFeedbackMessage()
  message!: string;

  @ApiPropertyOptional({ description: 'The path the sender was on.' })
  @IsOptional()
  @IsString()
  @MaxLength(feedbackLimits.pageUrlMax)
  pageUrl?: string;

  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true })
  // Years a clock can show; others do not fit a database column.
  @Matches(/^20\d\d-/, { message: 'timestamp must be a valid ISO 8601 date string' })
  timestamp?: string;

  @ApiPropertyOptional({ enum: feedbackSources, default: 'header' })
  @IsOptional()
  @IsIn(feedbackSources)
  source?: FeedbackSource;
}

export class FeedbackReceiptDto implements FeedbackReceipt {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: feedbackTypes })
  feedback_type!: FeedbackType;

  @ApiProperty({ enum: feedbackStatuses })
  status!: FeedbackStatus;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}
