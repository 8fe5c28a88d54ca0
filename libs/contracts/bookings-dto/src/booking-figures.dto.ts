import { type BookingFigures, type BookingMonth, type FigureState, figureStates } from '@crewcall/contracts-bookings';
import { ApiProperty } from '@nestjs/swagger';

class StateFigureDto {
  @ApiProperty({ enum: figureStates }) state!: FigureState;
  @ApiProperty({ type: 'integer' }) count!: number;
}

class BookingMonthDto implements BookingMonth {
  @ApiProperty({ example: '2026-11' }) month!: string;
  @ApiProperty({ type: 'integer' }) positions!: number;
  @ApiProperty({ type: 'integer' }) filled!: number;
  @ApiProperty({ type: Number, nullable: true }) hours_to_fill!: number | null;
  @ApiProperty({ type: 'integer' }) rescues!: number;
  @ApiProperty({ type: 'integer' }) rescues_filled!: number;
}

class RefusedOnDayDto {
  @ApiProperty({ example: '2026-11-26' }) day!: string;
  @ApiProperty({ type: 'integer' }) refused!: number;
}

export class BookingFiguresDto implements BookingFigures {
  @ApiProperty({ type: [StateFigureDto] }) states!: StateFigureDto[];
  @ApiProperty({ type: [BookingMonthDto] }) months!: BookingMonthDto[];
  @ApiProperty({ type: [RefusedOnDayDto] }) days!: RefusedOnDayDto[];
}
