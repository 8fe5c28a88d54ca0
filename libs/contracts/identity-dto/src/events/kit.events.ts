import { type KitKind, kitKinds } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { kitLimits } from '@crewcall/contracts-identity';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

export class KitFacts {
  @IsUUID()
  id!: string;

  @IsIn(kitKinds)
  kind!: KitKind;

  @IsString()
  @MaxLength(unitsOf(kitLimits.name))
  name!: string;

  @IsInt()
  @Min(1)
  count!: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  day_pence?: number | null;

  /** Days as `YYYY-MM-DD`. */
  @IsOptional()
  @IsString()
  pat_until?: string | null;

  @IsOptional()
  @IsString()
  insured_until?: string | null;

  /** On the profile. */
  @IsBoolean()
  shared!: boolean;
}

export class KitChangedPayload {
  @IsArray()
  @ArrayMaxSize(kitLimits.items)
  @ValidateNested({ each: true })
  @Type(() => KitFacts)
  items!: KitFacts[];
}

/** All that the subject has now. */
export const kitChanged = defineEvent({
  name: 'identity.kit-changed.v1',
  payload: KitChangedPayload,
  heardBy: ['jobs'],
});

export class KitExpiringPayload {
  @IsIn(kitKinds)
  kind!: KitKind;

  @IsIn(['pat', 'insurance'])
  what!: 'pat' | 'insurance';

  /** Until its last day. */
  @IsInt()
  @Min(0)
  days!: number;
}

/** The test or the insurance of a piece of the subject's kit ends in 30 days: once. */
export const kitExpiring = defineEvent({
  name: 'identity.kit-expiring.v1',
  payload: KitExpiringPayload,
  heardBy: ['notifications'],
});
