import { OptionalText, PageQueryDto, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import {
  type RateRequest,
  type Rating,
  type RatingDistribution,
  type RatingListQuery,
  type RatingRequest,
  type RatingRequestInput,
  type RatingSummary,
  ratingLimits,
  ratingProblem,
  ratingTexts,
} from '@crewcall/contracts-jobs';
import { ClaimedId } from './fields.js';

export class RateDto implements RateRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  job_application_id!: string;

  @ClaimedId()
  freelancer_id?: string | null;

  @ApiProperty({ type: Number, minimum: ratingLimits.min, maximum: ratingLimits.max })
  @Satisfies(ratingProblem)
  rating!: number;

  @OptionalText({ max: ratingLimits.comment, tooLong: ratingTexts.commentLength, notPlain: ratingTexts.plainText })
  comment?: string | null;
}

export class RatingRequestInputDto implements RatingRequestInput {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  job_application_id!: string;

  @ClaimedId()
  freelancer_id?: string | null;

  @ClaimedId()
  recruiter_id?: string | null;
}

export class RatingListQueryDto extends PageQueryDto implements RatingListQuery {}

class RaterDto {
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) company_name!: string | null;
}

export class RatingDto implements Rating {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) job_application_id!: string;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty() rating!: number;
  @ApiProperty({ type: String, nullable: true }) comment!: string | null;
  @ApiProperty() is_removed!: boolean;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } }) parts!: Record<string, number>;
  @ApiProperty({ type: String, nullable: true }) reply!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) replied_at!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) booking_id!: string | null;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, nullable: true }) job_title!: string | null;
  @ApiProperty({ type: RaterDto }) recruiter!: RaterDto;
}

export class RatingSummaryDto implements RatingSummary {
  @ApiProperty({ example: 4.67 }) average!: number;
  @ApiProperty() count!: number;
  @ApiProperty({ type: [Number], description: 'How many gave one star, two stars … five.' })
  distribution!: RatingDistribution;
}

export class RatingRequestDto implements RatingRequest {
  @ApiProperty({ format: 'uuid' }) job_application_id!: string;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ format: 'uuid' }) recruiter_id!: string;
  @ApiProperty({ format: 'date-time' }) requested_at!: string;
}
