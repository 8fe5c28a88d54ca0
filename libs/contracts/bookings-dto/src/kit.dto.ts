import { type KitMatch, type MatchKitRequest } from '@crewcall/contracts-bookings';
import { ApiProperty } from '@nestjs/swagger';
import { Ids } from './offer-requests.dto.js';

const PEOPLE = 100;

export class MatchKitDto implements MatchKitRequest {
  @Ids(PEOPLE)
  user_ids!: string[];
}

export class KitFoundDto implements Omit<KitMatch, 'user_id'> {
  @ApiProperty() needed!: number;
  @ApiProperty({ type: [String] }) has!: string[];
  @ApiProperty({ type: [String] }) missing!: string[];
  @ApiProperty() lacks_must!: boolean;
}

export class KitMatchDto extends KitFoundDto implements KitMatch {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
}
