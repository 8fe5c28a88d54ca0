import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';
import {
  type Availability,
  type AvailabilityQuery,
  type AvailabilityWord,
  availabilityWords,
  type BusyStretch,
  type CallAvailability,
  type CheckAvailabilityRequest,
  type CheckedAvailability,
  type CheckedPeople,
  type DayAvailability,
  availabilityLimits,
  availabilityTexts,
  callTexts,
  isDay,
} from '@crewcall/contracts-bookings';

class BusyStretchDto implements BusyStretch {
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ format: 'date-time' }) to!: string;
}

export class DayAvailabilityDto implements DayAvailability {
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty({ enum: availabilityWords }) word!: AvailabilityWord;
  @ApiPropertyOptional({ type: [BusyStretchDto] }) busy?: BusyStretchDto[];
}

export class AvailabilityDto implements Availability {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ format: 'date-time' }) as_of!: string;
  @ApiProperty({ type: [DayAvailabilityDto] }) days!: DayAvailabilityDto[];
}

export class CallAvailabilityDto implements CallAvailability {
  @ApiProperty({ format: 'uuid' }) call_id!: string;
  @ApiProperty({ enum: availabilityWords }) word!: AvailabilityWord;
  @ApiPropertyOptional({ type: [BusyStretchDto] }) busy?: BusyStretchDto[];
}

class CheckedAvailabilityDto implements CheckedAvailability {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty() is_shared!: boolean;
  @ApiProperty({ type: [DayAvailabilityDto] }) days!: DayAvailabilityDto[];
  @ApiProperty({ type: [CallAvailabilityDto] }) calls!: CallAvailabilityDto[];
}

export class CheckedPeopleDto implements CheckedPeople {
  @ApiProperty({ format: 'date-time' }) as_of!: string;
  @ApiProperty({ type: [CheckedAvailabilityDto] }) people!: CheckedAvailabilityDto[];
}

const dayProblem = (value: unknown): string | null => (isDay(value) ? null : callTexts.day);

export class AvailabilityQueryDto implements AvailabilityQuery {
  @ApiProperty({ format: 'date' })
  @Satisfies(dayProblem)
  from!: string;

  @ApiProperty({ format: 'date' })
  @Satisfies(dayProblem)
  to!: string;
}

export class CheckAvailabilityDto implements CheckAvailabilityRequest {
  @ApiProperty({ type: [String], maxItems: availabilityLimits.people })
  @IsArray()
  @ArrayMinSize(1, { message: availabilityTexts.people })
  @ArrayMaxSize(availabilityLimits.people, { message: availabilityTexts.people })
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  user_ids!: string[];

  @ApiPropertyOptional({ type: [String], maxItems: availabilityLimits.daysOfMany })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1, { message: availabilityTexts.days })
  @ArrayMaxSize(availabilityLimits.daysOfMany, { message: availabilityTexts.days })
  @Satisfies((value) => (Array.isArray(value) && !value.every(isDay) ? callTexts.day : null))
  days?: string[];

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  role_id?: string;
}
