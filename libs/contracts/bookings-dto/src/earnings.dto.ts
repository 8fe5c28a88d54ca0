import {
  type Earnings,
  type EarningsBy,
  earningsBy,
  earningsLimits,
  type EarningsOfMonth,
  type EarningsPart,
  type EarningsQuery,
  type EarningsSum,
  type OfferSide,
} from '@crewcall/contracts-bookings';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

const { firstYear, lastYear } = earningsLimits;

export class EarningsQueryDto implements EarningsQuery {
  @ApiProperty({ enum: ['freelancer', 'recruiter'] })
  @IsIn(['freelancer', 'recruiter'])
  side!: OfferSide;

  @ApiPropertyOptional({ enum: [...earningsBy] })
  @IsOptional()
  @IsIn(earningsBy)
  by?: EarningsBy;

  @ApiPropertyOptional({ type: Number, minimum: firstYear, maximum: lastYear })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(firstYear)
  @Max(lastYear)
  year?: number;
}

class EarningsSumDto implements EarningsSum {
  @ApiProperty() pay_pence!: number;
  @ApiProperty() expenses_pence!: number;
  @ApiProperty() days!: number;
}

class EarningsOfMonthDto extends EarningsSumDto implements EarningsOfMonth {
  @ApiProperty({ example: '2026-04' }) month!: string;
}

class EarningsPartDto extends EarningsSumDto implements EarningsPart {
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) role_name!: string | null;
}

export class EarningsDto extends EarningsSumDto implements Earnings {
  @ApiProperty() year!: number;
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) to!: string;
  @ApiProperty({ type: [EarningsOfMonthDto] }) months!: EarningsOfMonthDto[];
  @ApiProperty({ type: [EarningsPartDto] }) parts!: EarningsPartDto[];
  @ApiProperty() parts_total!: number;
}
