import { isLongerThan, isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { OptionalText, PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import {
  type ApplicationListQuery,
  type ApplicationSort,
  applicationSorts,
  askedProblem,
  type ApplyRequest,
  type CancelRequest,
  type RejectRequest,
  applicationLimits,
  applicationTexts,
  applicationStatusOf,
  type LinkSource,
  linkSources,
  questionLimits,
  questionTexts,
} from '@crewcall/contracts-jobs';
import { AnswerRequestDto } from './question.dto.js';
import { ClaimedId } from './fields.js';

const OfTheJob = (maxItems: number): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], format: 'uuid', maxItems }),
    IsOptional(),
    IsArray({ message: applicationTexts.chosen }),
    ArrayMaxSize(maxItems, { message: applicationTexts.chosen }),
    ArrayUnique({ message: applicationTexts.chosen }),
    IsUUID('all', { each: true, message: applicationTexts.chosen }),
  );

export class ApplyDto implements ApplyRequest {
  @ClaimedId()
  freelancerId?: string | null;

  @OptionalText({
    max: applicationLimits.coverLetter,
    tooLong: applicationTexts.coverLetterLength,
    notPlain: applicationTexts.plainText,
  })
  coverLetter?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, maximum: applicationLimits.askedPence })
  @Satisfies(askedProblem)
  asked_pence?: number | null;

  @ApiPropertyOptional({ type: [AnswerRequestDto], maxItems: questionLimits.questions })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(questionLimits.questions, { message: questionTexts.many })
  @ValidateNested({ each: true })
  @Type(() => AnswerRequestDto)
  answers?: AnswerRequestDto[];

  @OfTheJob(applicationLimits.roles)
  role_ids?: string[];

  @OfTheJob(applicationLimits.calls)
  call_ids?: string[];

  @ApiPropertyOptional({ enum: linkSources })
  @IsOptional()
  @IsIn(linkSources)
  source?: LinkSource;
}

export class RejectDto implements RejectRequest {
  @OptionalText({
    max: applicationLimits.rejectionMessage,
    tooLong: applicationTexts.rejectionMessageLength,
    notPlain: applicationTexts.plainText,
  })
  message?: string | null;
}

function cancelReasonProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value) return applicationTexts.cancelReason;
  if (isLongerThan(value, applicationLimits.rejectionMessage)) return applicationTexts.rejectionMessageLength;
  return isPlainText(value) ? null : applicationTexts.plainText;
}

export class CancelDto implements CancelRequest {
  @ApiProperty({ maxLength: applicationLimits.rejectionMessage })
  @Trimmed()
  @Satisfies(cancelReasonProblem)
  reason!: string;
}

const areStatuses = (value: unknown): boolean =>
  typeof value === 'string' && value.split(',').every((word) => applicationStatusOf(word) !== null);

export class ApplicationListQueryDto extends PageQueryDto implements ApplicationListQuery {
  @ApiPropertyOptional({ example: 'applied,reviewed' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @Satisfies((value) => (areStatuses(value) ? null : applicationTexts.statusUnknown))
  status?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  job_id?: string;

  @ApiPropertyOptional({ maxLength: applicationLimits.search })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(applicationLimits.search)
  @Satisfies((value) => (typeof value === 'string' && !isPlainLine(value) ? applicationTexts.plainText : null))
  search?: string;

  @ApiPropertyOptional({ enum: applicationSorts })
  @IsOptional()
  @IsIn(applicationSorts)
  sort?: ApplicationSort;
}
