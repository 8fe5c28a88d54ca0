import {
  type Attendance,
  type Attended,
  type AttendanceWord,
  attendanceWords,
  type Point,
  type TellAttendanceRequest,
} from '@crewcall/contracts-bookings';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { LateDto } from './lateness.dto.js';
import { IsIn, IsISO8601, IsLatitude, IsLongitude, IsOptional, ValidateNested } from 'class-validator';

class PointDto implements Point {
  @ApiProperty() @IsLatitude() lat!: number;
  @ApiProperty() @IsLongitude() lon!: number;
}

class AttendedDto implements Attended {
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ format: 'date-time' }) sent_at!: string;
  @ApiProperty({ enum: ['crew', 'company'] }) by!: Attended['by'];
  @ApiProperty({ type: String, nullable: true }) by_name!: string | null;
  @ApiProperty({ type: Boolean, nullable: true }) is_near!: boolean | null;
  @ApiProperty({ type: PointDto, nullable: true }) point!: PointDto | null;
}

export class AttendanceDto implements Attendance {
  @ApiProperty({ type: AttendedDto, nullable: true }) on_way!: AttendedDto | null;
  @ApiProperty({ type: AttendedDto, nullable: true }) arrived!: AttendedDto | null;
  @ApiProperty({ type: LateDto, nullable: true }) late!: LateDto | null;
  @ApiProperty() is_missing!: boolean;
}

export class TellAttendanceDto implements TellAttendanceRequest {
  @ApiProperty({ enum: attendanceWords })
  @IsIn(attendanceWords)
  what!: AttendanceWord;

  @ApiPropertyOptional({ format: 'date-time', description: 'When it was tapped, where there was no signal.' })
  @IsOptional()
  @IsISO8601({ strict: true })
  at?: string;

  @ApiPropertyOptional({ type: PointDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => PointDto)
  point?: PointDto;
}
