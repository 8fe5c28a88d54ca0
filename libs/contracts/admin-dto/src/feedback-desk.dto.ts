import { PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  type AdminFeedback,
  type FeedbackListAnswer,
  type FeedbackListQuery,
  type FeedbackPopup,
  type FeedbackStats,
  responseMax,
  responseProblem,
  feedbackPriorities,
  type FeedbackPriority,
  type FeedbackStatus,
  feedbackStatuses,
  type FeedbackType,
  feedbackTypes,
} from '@crewcall/contracts-admin';

export class FeedbackListQueryDto extends PageQueryDto implements FeedbackListQuery {
  @ApiPropertyOptional({ enum: feedbackStatuses })
  @IsOptional()
  @IsIn(feedbackStatuses)
  status?: FeedbackStatus;

  @ApiPropertyOptional({ enum: feedbackTypes })
  @IsOptional()
  @IsIn(feedbackTypes)
  type?: FeedbackType;
}

export class FeedbackSenderDto {
  @ApiProperty({ type: String, nullable: true })
  first_name!: string | null;
}

export class AdminFeedbackDto implements AdminFeedback {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: feedbackTypes })
  feedback_type!: FeedbackType;

  @ApiProperty({ enum: feedbackStatuses })
  status!: FeedbackStatus;

  @ApiProperty({ enum: feedbackPriorities })
  priority!: FeedbackPriority;

  @ApiProperty()
  message!: string;

  @ApiProperty({ type: String, nullable: true })
  page_url!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty()
  user_name!: string;

  @ApiProperty({ type: FeedbackSenderDto, nullable: true })
  user!: FeedbackSenderDto | null;

  @ApiProperty({ type: String, nullable: true })
  user_email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  admin_response!: string | null;

  @ApiProperty({ type: String, nullable: true })
  responded_at!: string | null;
}

export class FeedbackListAnswerDto implements FeedbackListAnswer {
  @ApiProperty({ type: [AdminFeedbackDto] })
  feedback!: AdminFeedbackDto[];
}

export class FeedbackStatsDto implements FeedbackStats {
  @ApiProperty()
  pending!: number;

  @ApiProperty()
  total!: number;
}

export class FeedbackStatusDto {
  @ApiProperty({ enum: feedbackStatuses })
  @IsIn(feedbackStatuses)
  status!: FeedbackStatus;
}

export class FeedbackPopupDto implements FeedbackPopup {
  @ApiProperty()
  @IsBoolean()
  is_on!: boolean;
}

export class FeedbackPriorityDto {
  @ApiProperty({ enum: feedbackPriorities })
  @IsIn(feedbackPriorities)
  priority!: FeedbackPriority;
}

export class FeedbackResponseDto {
  @ApiProperty({ maxLength: responseMax })
  @Trimmed()
  @Satisfies(responseProblem)
  response!: string;
}
