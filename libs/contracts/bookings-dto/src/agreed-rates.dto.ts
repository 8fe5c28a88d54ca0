import type { AgreedRates, AgreedRatesFigure, AgreedRatesQuery } from '@crewcall/contracts-bookings';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const most = { skills: 2000, place: 500, id: 40 };

export class AgreedRatesQueryDto implements AgreedRatesQuery {
  @ApiPropertyOptional({ maxLength: most.skills, description: 'With commas; the first thirty count.' })
  @IsOptional()
  @IsString()
  @MaxLength(most.skills)
  skills?: string;

  @ApiPropertyOptional({ maxLength: most.place })
  @IsOptional()
  @IsString()
  @MaxLength(most.place)
  place?: string;

  @ApiPropertyOptional({ maxLength: most.id })
  @IsOptional()
  @IsString()
  @MaxLength(most.id)
  offer_id?: string;
}

class AgreedRatesFigureDto implements AgreedRatesFigure {
  @ApiProperty() low_pence!: number;
  @ApiProperty() median_pence!: number;
  @ApiProperty() high_pence!: number;
  @ApiProperty({ format: 'date' }) until!: string;
}

export class AgreedRatesDto implements AgreedRates {
  @ApiProperty({ type: String, nullable: true }) skill!: string | null;
  @ApiProperty({ type: String, nullable: true }) region!: string | null;
  @ApiProperty({ type: AgreedRatesFigureDto, nullable: true }) figure!: AgreedRatesFigureDto | null;
}
