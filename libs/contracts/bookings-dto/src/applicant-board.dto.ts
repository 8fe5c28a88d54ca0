import {
  type ApplicantBoard,
  type BoardCard,
  type BoardColumn,
  type BoardColumnCards,
  boardColumns,
  boardLimits,
  type BoardQuery,
  type BoardSort,
  type BoardTimes,
  boardSorts,
  boardTexts,
  type BulkAction,
  bulkActions,
  type BulkRequest,
  type BulkResult,
  crewListLimits,
  crewListTexts,
  crewTagsProblem,
  type MoveCardRequest,
  type MovedCard,
  type OfferKind,
  offerKinds,
  rejectTextsProblem,
  ticketChecksProblem,
  type TicketKind,
  ticketKinds,
} from '@crewcall/contracts-bookings';
import { MaxCharacters, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { type ApplicationMarks, type ApplicationSource, applicationSources } from '@crewcall/contracts-jobs';
import { AnswerDto, ChosenDto, ApplyingTeamDto } from '@crewcall/contracts-jobs/dto';
import { CallAvailabilityDto } from './availability.dto.js';
import { KitFoundDto } from './kit.dto.js';
import { OptionalLine, OptionalText } from './fields.js';
import { PointQueryDto } from './rescue.dto.js';

const moveTargets = ['reviewed', 'shortlisted', 'no'] as const;

export class BoardQueryDto extends PointQueryDto implements BoardQuery {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  role?: string;

  @ApiPropertyOptional({ enum: ['all'] })
  @IsOptional()
  @IsIn(['all'])
  free?: 'all';

  @ApiPropertyOptional({ maxLength: crewListLimits.tag })
  @IsOptional()
  @MaxCharacters(crewListLimits.tag, { message: crewListTexts.tags })
  tag?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: 5 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number;

  @ApiPropertyOptional({ enum: ticketKinds })
  @IsOptional()
  @IsIn(ticketKinds)
  ticket?: TicketKind;

  @ApiPropertyOptional({ example: 'valid,verified' })
  @Satisfies(ticketChecksProblem)
  ticket_is?: string;

  @ApiPropertyOptional({ enum: ['all'] })
  @IsOptional()
  @IsIn(['all'])
  kit?: 'all';

  @ApiPropertyOptional({ enum: boardSorts })
  @IsOptional()
  @IsIn(boardSorts)
  sort?: BoardSort;

  @ApiPropertyOptional({ enum: boardColumns })
  @IsOptional()
  @IsIn(boardColumns)
  column?: BoardColumn;

  @ApiPropertyOptional({ maxLength: 80 })
  @IsOptional()
  @MaxLength(80)
  after?: string;
}

class CardOfferDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: offerKinds }) kind!: OfferKind;
  @ApiProperty({ format: 'uuid' }) role_id!: string;
  @ApiProperty({ type: Number, nullable: true }) rank!: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) until!: string | null;
}

export class BoardCardDto implements BoardCard {
  @ApiProperty({ format: 'uuid' }) application_id!: string;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ enum: boardColumns }) column!: BoardColumn;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) title!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: Number, nullable: true }) miles!: number | null;
  @ApiProperty({ type: Number, nullable: true }) rating_average!: number | null;
  @ApiProperty() rating_count!: number;
  @ApiProperty({ type: [CallAvailabilityDto], nullable: true }) calls!: CallAvailabilityDto[] | null;
  @ApiProperty() skills_met!: number;
  @ApiProperty() skills_asked!: number;
  @ApiProperty() together!: number;
  @ApiProperty({ type: [String], nullable: true }) tickets!: string[] | null;
  @ApiProperty({ type: KitFoundDto, nullable: true }) kit!: KitFoundDto | null;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty({ type: Number, nullable: true }) asked_pence!: number | null;
  @ApiProperty({ type: String, nullable: true }) asked_basis!: string | null;
  @ApiProperty({ type: [AnswerDto] }) answers!: AnswerDto[];
  @ApiProperty({ type: [String], format: 'uuid' }) role_ids!: string[];
  @ApiProperty({ type: ChosenDto, nullable: true }) chosen!: ChosenDto | null;
  @ApiProperty({ type: CardOfferDto, nullable: true }) offer!: CardOfferDto | null;
  @ApiProperty({ format: 'date-time' }) applied_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) takes_back_until!: string | null;
  @ApiProperty({ minimum: 0, maximum: 100 }) fit!: number;
  @ApiProperty({ type: ApplyingTeamDto, nullable: true }) team!: ApplyingTeamDto | null;
}

export class BoardColumnCardsDto implements BoardColumnCards {
  @ApiProperty({ enum: boardColumns }) column!: BoardColumn;
  @ApiProperty() count!: number;
  @ApiProperty({ type: [BoardCardDto] }) cards!: BoardCardDto[];
  @ApiProperty({ type: String, nullable: true }) next!: string | null;
}

export class ApplicantBoardDto implements ApplicantBoard {
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty() location!: string;
  @ApiProperty() has_point!: boolean;
  @ApiProperty() total!: number;
  @ApiProperty({ type: [BoardColumnCardsDto] }) columns!: BoardColumnCardsDto[];
}

export class MoveCardDto implements MoveCardRequest {
  @ApiProperty({ enum: boardColumns })
  @IsIn(boardColumns)
  from!: BoardColumn;

  @ApiProperty({ enum: moveTargets })
  @IsIn(moveTargets)
  to!: (typeof moveTargets)[number];

  @OptionalText(boardLimits.message, boardTexts.message)
  message?: string | null;
}

export class MovedCardDto implements MovedCard {
  @ApiProperty({ format: 'uuid' }) application_id!: string;
  @ApiProperty({ enum: boardColumns }) column!: BoardColumn;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) takes_back_until!: string | null;
}

export class BulkDto implements BulkRequest {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: boardLimits.bulk })
  @IsArray({ message: boardTexts.bulk })
  @ArrayMinSize(1, { message: boardTexts.bulk })
  @ArrayMaxSize(boardLimits.bulk, { message: boardTexts.bulk })
  @ArrayUnique({ message: boardTexts.bulk })
  @IsUUID('all', { each: true, message: boardTexts.bulk })
  application_ids!: string[];

  @ApiProperty({ enum: bulkActions })
  @IsIn(bulkActions)
  action!: BulkAction;

  @OptionalText(boardLimits.message, boardTexts.message)
  message?: string | null;

  @OptionalLine(crewListLimits.tag, crewListTexts.tags)
  tag?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  role_id?: string;
}

export class SaveApplicationMarksDto implements ApplicationMarks {
  @OptionalText(crewListLimits.note, crewListTexts.note)
  note!: string | null;

  @ApiProperty({ type: [String], maxItems: crewListLimits.tags })
  @Satisfies(crewTagsProblem)
  tags!: string[];
}

class SkippedDto {
  @ApiProperty({ format: 'uuid' }) application_id!: string;
  @ApiProperty() reason!: string;
}

export class BulkResultDto implements BulkResult {
  @ApiProperty({ type: [String], format: 'uuid' }) done!: string[];
  @ApiProperty({ type: [SkippedDto] }) skipped!: SkippedDto[];
  @ApiProperty({ example: '12 done, 2 skipped: already decided' }) words!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) takes_back_until!: string | null;
}

export class RejectTextsDto {
  @ApiProperty({ type: [String], maxItems: boardLimits.texts })
  @Satisfies(rejectTextsProblem)
  texts!: string[];
}

const timedStages = ['applied', 'reviewed', 'shortlisted'] as const;

class StageTimeDto {
  @ApiProperty({ enum: timedStages }) stage!: (typeof timedStages)[number];
  @ApiProperty() applications!: number;
  @ApiProperty() median_hours!: number;
}

class SourceCountDto {
  @ApiProperty({ enum: applicationSources }) source!: ApplicationSource;
  @ApiProperty() applications!: number;
}

export class BoardTimesDto implements BoardTimes {
  @ApiProperty({ type: [StageTimeDto] }) stages!: StageTimeDto[];
  @ApiProperty({ type: [SourceCountDto] }) sources!: SourceCountDto[];
}
