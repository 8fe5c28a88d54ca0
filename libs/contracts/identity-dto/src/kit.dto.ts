import { type KitKind, kitKinds } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import {
  type KitItem,
  kitLimits,
  kitTexts,
  type SaveKitItemRequest,
  type SharedKitItem,
} from '@crewcall/contracts-identity';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';

const nullableText = { type: String, nullable: true } as const;
const nullableDay = { ...nullableText, format: 'date' } as const;
const nullablePence = { type: Number, nullable: true, minimum: 0 } as const;
/** Of an ISO day; whether it is one, the rules say. */
const DAY_LENGTH = 10;

export class SharedKitItemDto implements SharedKitItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: kitKinds }) kind!: KitKind;
  @ApiProperty() name!: string;
  @ApiProperty() count!: number;
  @ApiProperty(nullablePence) day_pence!: number | null;
  @ApiProperty(nullableDay) pat_until!: string | null;
  @ApiProperty(nullableDay) insured_until!: string | null;
  @ApiProperty(nullableText) photo_url!: string | null;
}

export class KitItemDto extends SharedKitItemDto implements KitItem {
  @ApiProperty(nullablePence) replacement_pence!: number | null;
  @ApiProperty() is_hidden!: boolean;
}

export class SaveKitItemDto implements SaveKitItemRequest {
  @ApiProperty({ enum: kitKinds })
  @IsIn(kitKinds, { message: kitTexts.kind })
  kind!: KitKind;

  @ApiProperty({ maxLength: kitLimits.name })
  @IsString({ message: kitTexts.name })
  @MaxLength(unitsOf(kitLimits.name), { message: kitTexts.name })
  name!: string;

  @ApiProperty({ minimum: 1, maximum: kitLimits.count })
  @IsInt({ message: kitTexts.count })
  count!: number;

  @ApiPropertyOptional({ ...nullablePence, maximum: kitLimits.dayPence })
  @IsOptional()
  @IsInt({ message: kitTexts.day })
  day_pence?: number | null;

  @ApiPropertyOptional({ ...nullablePence, maximum: kitLimits.replacementPence })
  @IsOptional()
  @IsInt({ message: kitTexts.replacement })
  replacement_pence?: number | null;

  @ApiPropertyOptional(nullableDay)
  @IsOptional()
  @IsString()
  @MaxLength(DAY_LENGTH)
  pat_until?: string | null;

  @ApiPropertyOptional(nullableDay)
  @IsOptional()
  @IsString()
  @MaxLength(DAY_LENGTH)
  insured_until?: string | null;

  @ApiPropertyOptional(nullableText)
  @IsOptional()
  @IsString()
  @MaxLength(100)
  photo_url?: string | null;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  is_hidden?: boolean;
}
