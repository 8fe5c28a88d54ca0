import {
  type BookingReviews,
  type CompanyReview,
  isStars,
  type OwnReview,
  type PaidOnTimeRequest,
  type ReplyToReviewRequest,
  reviewLimits,
  type ReviewParts,
  reviewPartsProblem,
  type ReviewSide,
  reviewSides,
  reviewTexts,
  type SaveReviewRequest,
  type ShownReview,
  type WorksAgain,
  type WriteReviewRequest,
} from '@crewcall/contracts-bookings';
import { isPlainText } from '@crewcall/contracts-core';
import { MaxCharacters, PageQueryDto, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, IsUUID } from 'class-validator';
import { OptionalText } from './fields.js';

const text = { type: String, nullable: true } as const;
const time = { type: String, format: 'date-time', nullable: true } as const;
const starsProblem = (value: unknown): string | null => (isStars(value) ? null : reviewTexts.stars);
const parts = { type: 'object', additionalProperties: { type: 'integer', minimum: 1, maximum: 5 } } as const;

export class ShownReviewDto implements ShownReview {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: reviewSides }) side!: ReviewSide;
  @ApiProperty({ type: Number, nullable: true, description: 'Null once it was removed.' }) stars!: number | null;
  @ApiProperty(parts) parts!: ReviewParts;
  @ApiProperty(text) text!: string | null;
  @ApiProperty({ format: 'date-time' }) shown_at!: string;
  @ApiProperty(text) reply!: string | null;
  @ApiProperty(time) replied_at!: string | null;
  @ApiProperty() is_removed!: boolean;
}

export class OwnReviewDto implements OwnReview {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: reviewSides }) side!: ReviewSide;
  @ApiProperty({ type: Number, nullable: true }) stars!: number | null;
  @ApiProperty(parts) parts!: ReviewParts;
  @ApiProperty(text) text!: string | null;
  @ApiProperty({ type: Boolean, nullable: true, description: 'Read by its writer alone.' }) again!: boolean | null;
  @ApiProperty(time) shown_at!: string | null;
  @ApiProperty(text) reply!: string | null;
  @ApiProperty(time) replied_at!: string | null;
  @ApiProperty() is_removed!: boolean;
}

export class BookingReviewsDto implements BookingReviews {
  @ApiProperty({ format: 'uuid' }) booking_id!: string;
  @ApiProperty() is_open!: boolean;
  @ApiProperty(time) closes_at!: string | null;
  @ApiProperty({ type: OwnReviewDto, nullable: true }) own!: OwnReviewDto | null;
  @ApiProperty({ type: ShownReviewDto, nullable: true, description: 'Null until both are in or the time is over.' })
  theirs!: ShownReviewDto | null;
  @ApiProperty() is_theirs_written!: boolean;
  @ApiProperty(time) reply_until!: string | null;
  @ApiProperty(time) paid_until!: string | null;
}

export class CompanyReviewDto extends ShownReviewDto implements CompanyReview {
  @ApiProperty({ description: 'As what its writer worked there.' }) role!: string;
}

export class CompanyReviewsQueryDto extends PageQueryDto {}

export class SaveReviewDto implements SaveReviewRequest {
  @ApiProperty({ type: Number, minimum: 1, maximum: 5 })
  @Satisfies(starsProblem)
  stars!: number;

  @ApiPropertyOptional(parts)
  @Satisfies((value) => reviewPartsProblem(value))
  parts?: ReviewParts;

  @OptionalText(reviewLimits.text, reviewTexts.text)
  text?: string | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true })
  @IsOptional()
  @IsBoolean({ message: reviewTexts.again })
  again?: boolean | null;
}

export class WriteReviewDto extends SaveReviewDto implements WriteReviewRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  booking_id!: string;
}

export class ReplyToReviewDto implements ReplyToReviewRequest {
  @ApiProperty({ maxLength: reviewLimits.reply })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString({ message: reviewTexts.plainText })
  @IsNotEmpty({ message: reviewTexts.replyMissing })
  @MaxCharacters(reviewLimits.reply, { message: reviewTexts.reply })
  @Satisfies((value) => (typeof value === 'string' && !isPlainText(value) ? reviewTexts.plainText : null))
  text!: string;
}

export class PaidOnTimeDto implements PaidOnTimeRequest {
  @ApiProperty({ type: Number, minimum: 1, maximum: 5 })
  @Satisfies(starsProblem)
  stars!: number;
}

export class WorksAgainDto implements WorksAgain {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty(text) first_name!: string | null;
  @ApiProperty(text) last_name!: string | null;
  @ApiProperty(text) title!: string | null;
}
