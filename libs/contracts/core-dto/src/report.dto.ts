import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  type ReportedKind,
  reportedKinds,
  reportLimits,
  reportReasonProblem,
  type ReportRequest,
  unitsOf,
} from '@crewcall/contracts-core';
import { Satisfies } from './satisfies.decorator.js';
import { Trimmed } from './trimmed.decorator.js';

export class ReportDto implements ReportRequest {
  @ApiProperty({ maxLength: reportLimits.reason })
  @Trimmed()
  @Satisfies(reportReasonProblem)
  reason!: string;
}

/** The same from every service in which something can be reported. */
export class ReportedPayload {
  @IsIn(reportedKinds)
  kind!: ReportedKind;

  @IsUUID()
  target_id!: string;

  /** Whose it is; absent when that is not known. */
  @IsOptional()
  @IsUUID()
  person_id?: string | null;

  @IsString()
  @MaxLength(unitsOf(reportLimits.reason))
  reason!: string;

  /** What was reported as it read then: it may be edited or gone when a user looks. */
  @IsString()
  @MaxLength(reportLimits.snapshot)
  snapshot!: string;
}
