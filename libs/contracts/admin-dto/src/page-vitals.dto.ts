import { pageVitalLimits, type PageVitals } from '@crewcall/contracts-admin';
import { webRoutePaths } from '@crewcall/contracts-core';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, Max, Min, ValidateIf } from 'class-validator';

/** What was not measured is left out; null is no figure. */
const IsGiven = (): PropertyDecorator => ValidateIf((_vitals, value) => value !== undefined);

export class PageVitalsDto implements PageVitals {
  @ApiProperty({ description: 'The pattern of the page that was come to.', example: '/jobs/:id' })
  @IsIn(webRoutePaths)
  route!: string;

  @ApiPropertyOptional({ description: 'Largest contentful paint, ms.' })
  @IsGiven()
  @IsNumber()
  @Min(0)
  @Max(pageVitalLimits.milliseconds)
  lcp?: number;

  @ApiPropertyOptional({ description: 'Interaction to next paint, ms.' })
  @IsGiven()
  @IsNumber()
  @Min(0)
  @Max(pageVitalLimits.milliseconds)
  inp?: number;

  @ApiPropertyOptional({ description: 'Cumulative layout shift.' })
  @IsGiven()
  @IsNumber()
  @Min(0)
  @Max(pageVitalLimits.shift)
  cls?: number;
}
