import { PageQueryDto, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import type { ApplicationListQuery, ApplyRequest, RejectRequest } from '../applications/application.js';
import { applicationLimits, applicationTexts } from '../applications/application.rules.js';
import { applicationStatusOf } from '../applications/application.state.js';
import { ClaimedId, OptionalText } from './fields.js';

export class ApplyDto implements ApplyRequest {
  @ClaimedId()
  freelancerId?: string | null;

  @OptionalText({
    max: applicationLimits.coverLetter,
    tooLong: applicationTexts.coverLetterLength,
    notPlain: applicationTexts.plainText,
  })
  coverLetter?: string | null;
}

export class RejectDto implements RejectRequest {
  @OptionalText({
    max: applicationLimits.rejectionMessage,
    tooLong: applicationTexts.rejectionMessageLength,
    notPlain: applicationTexts.plainText,
  })
  message?: string | null;
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
}
