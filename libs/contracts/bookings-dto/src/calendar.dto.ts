import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  type BlockKind,
  blockKinds,
  type BlockScope,
  type BlockScopeQuery,
  blockScopes,
  type Calendar,
  type CalendarItem,
  type CalendarItemKind,
  calendarItemKinds,
  type CalendarJob,
  type CalendarQuery,
  type CalendarSharing,
  calendarSharings,
  type RemovedBlocks,
  type Repeat,
  repeatEvery,
  type SaveBlockRequest,
  type SavedBlocks,
  type SharingRequest,
  type UndoRequest,
  type WeeklyPattern,
  type WorkingSpan,
  calendarLimits,
  calendarTexts,
  patternProblem,
  repeatProblem,
  callFieldProblems,
  callTexts,
  type ClockChange,
  isDay,
} from '@crewcall/contracts-bookings';
import { OptionalText } from './fields.js';

class RepeatDto implements Repeat {
  @ApiProperty({ enum: repeatEvery }) every!: Repeat['every'];
  @ApiPropertyOptional({ type: [Number], description: '1 is Monday, 7 is Sunday.' }) weekdays?: number[];
  @ApiPropertyOptional({ format: 'date' }) until?: string;
  @ApiPropertyOptional({ maximum: calendarLimits.times }) times?: number;
}

class WorkingSpanDto implements WorkingSpan {
  @ApiProperty({ example: '08:00' }) from!: string;
  @ApiProperty({ example: '18:00' }) to!: string;
}

class WorkingDayDto {
  @ApiProperty({ minimum: 1, maximum: 7 }) weekday!: number;
  @ApiProperty({ type: [WorkingSpanDto], maxItems: calendarLimits.spansADay }) spans!: WorkingSpanDto[];
}

export class WeeklyPatternDto implements WeeklyPattern {
  @ApiProperty({ type: [WorkingDayDto], maxItems: 7 })
  @Satisfies(patternProblem)
  days!: WorkingDayDto[];
}

class CalendarJobDto implements CalendarJob {
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) job_id!: string | null;
  @ApiProperty() job_title!: string;
  @ApiProperty({ type: String, nullable: true }) company!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) recruiter_id!: string | null;
  @ApiProperty() role_name!: string;
  @ApiProperty() location!: string;
  @ApiProperty() call_id!: string;
  @ApiProperty({ type: String, nullable: true }) call_name!: string | null;
  @ApiProperty({ format: 'uuid' }) offer_id!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) booking_id!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) ends_at!: string | null;
  @ApiProperty({ type: Number, nullable: true }) rank!: number | null;
}

class HeldStretchDto {
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
}

export class CalendarItemDto implements CalendarItem {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: calendarItemKinds }) kind!: CalendarItemKind;
  @ApiProperty({ format: 'date' }) starts_on!: string;
  @ApiProperty({ type: String, nullable: true }) starts_at!: string | null;
  @ApiProperty() starts_again!: boolean;
  @ApiProperty({ format: 'date' }) ends_on!: string;
  @ApiProperty({ type: String, nullable: true }) ends_at!: string | null;
  @ApiProperty() ends_again!: boolean;
  @ApiProperty({ format: 'date' }) last_day!: string;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
  @ApiProperty({ type: String, nullable: true, enum: ['forward', 'back'] }) clocks!: ClockChange | null;
  @ApiProperty({ type: CalendarJobDto, nullable: true }) job!: CalendarJobDto | null;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) rule_id!: string | null;
  @ApiProperty({ type: RepeatDto, nullable: true }) repeat!: RepeatDto | null;
  @ApiProperty() is_exception!: boolean;
  @ApiProperty({ type: [HeldStretchDto] }) holds!: HeldStretchDto[];
}

export class CalendarDto implements Calendar {
  @ApiProperty({ type: [CalendarItemDto] }) items!: CalendarItemDto[];
  @ApiProperty({ type: String, nullable: true, enum: calendarSharings }) sharing!: CalendarSharing | null;
  @ApiProperty({ type: WeeklyPatternDto }) pattern!: WeeklyPatternDto;
  @ApiProperty() checked_by!: number;
}

const dayProblem = (value: unknown): string | null => (isDay(value) ? null : callTexts.day);

export class CalendarQueryDto implements CalendarQuery {
  @ApiProperty({ format: 'date' })
  @Satisfies(dayProblem)
  from!: string;

  @ApiProperty({ format: 'date' })
  @Satisfies(dayProblem)
  to!: string;
}

const Flag = (): PropertyDecorator => (target, property) => {
  for (const decorate of [ApiPropertyOptional({ type: Boolean }), IsOptional(), IsBoolean()])
    decorate(target, property as string);
};

/** Whether its times exist and where it ends is judged by the use case, with codes of their own. */
export class SaveBlockDto implements SaveBlockRequest {
  @ApiProperty({ enum: blockKinds })
  @IsIn(blockKinds)
  kind!: BlockKind;

  @ApiProperty({ format: 'date' })
  @Satisfies(callFieldProblems.starts_on)
  starts_on!: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: '22:00' })
  @Satisfies(callFieldProblems.starts_at)
  starts_at?: string | null;

  @Flag()
  starts_again?: boolean;

  @ApiPropertyOptional({ type: String, format: 'date', description: 'The last day, where there are no times.' })
  @Satisfies(callFieldProblems.ends_on)
  ends_on?: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: '04:00' })
  @Satisfies(callFieldProblems.ends_at)
  ends_at?: string | null;

  @Flag()
  ends_again?: boolean;

  @OptionalText(calendarLimits.note, calendarTexts.note)
  note?: string | null;

  @ApiPropertyOptional({ type: RepeatDto, nullable: true })
  @Satisfies((value, { starts_on }) => repeatProblem(value, starts_on))
  repeat?: RepeatDto | null;

  @Flag()
  release_pencils?: boolean;
}

export class BlockScopeQueryDto implements BlockScopeQuery {
  @ApiPropertyOptional({ enum: blockScopes, description: 'Of one of a repeat; it alone by default.' })
  @IsOptional()
  @IsIn(blockScopes)
  scope?: BlockScope;
}

export class SavedBlocksDto implements SavedBlocks {
  @ApiProperty({ type: [String] }) ids!: string[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) rule_id!: string | null;
  @ApiProperty({ type: String, nullable: true }) clock_words!: string | null;
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true }) undo_id?: string | null;
}

export class RemovedBlocksDto implements RemovedBlocks {
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) undo_id!: string | null;
}

export class UndoDto implements UndoRequest {
  @ApiProperty({ format: 'uuid' })
  @IsString()
  @MaxLength(64)
  undo_id!: string;
}

export class SharingDto implements SharingRequest {
  @ApiProperty({ enum: calendarSharings })
  @IsIn(calendarSharings)
  sharing!: CalendarSharing;
}
