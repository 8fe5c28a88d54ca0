import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUrl, Matches, MaxLength } from 'class-validator';
import {
  notificationTexts,
  type PushEnd,
  pushLimits,
  type PushSettings,
  type SavePushEnd,
} from '@crewcall/contracts-notifications';

const message = notificationTexts.pushEnd;

export class SavePushEndDto implements SavePushEnd {
  @ApiProperty({ description: 'Of a push service on the public internet.', maxLength: pushLimits.endpoint })
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false }, { message })
  @MaxLength(pushLimits.endpoint, { message })
  endpoint!: string;

  @ApiProperty({ description: 'Public key of the browser, base64url.' })
  @Matches(/^[\w-]{87}=?$/, { message })
  p256dh!: string;

  @ApiProperty({ description: 'Shared secret of the browser, base64url.' })
  @Matches(/^[\w-]{22}={0,2}$/, { message })
  auth!: string;

  @ApiProperty({ description: 'No company and no place on the lock screen.' })
  @IsBoolean()
  is_discreet!: boolean;
}

export class PushEndDto implements PushEnd {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  endpoint!: string;

  @ApiProperty()
  is_discreet!: boolean;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class PushSettingsDto implements PushSettings {
  @ApiProperty({ type: String, nullable: true, description: 'Null where nothing is pushed.' })
  public_key!: string | null;

  @ApiProperty({ type: [PushEndDto] })
  ends!: PushEndDto[];
}
