import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  notificationTypes,
  type StoredNotificationType,
  notificationTexts,
  type MailMode,
  mailModes,
  type NotificationPreference,
  type NotificationPreferences,
  type SaveNotificationPreferences,
  timeOfDay,
} from '@crewcall/contracts-notifications';

export class NotificationPreferenceDto implements NotificationPreference {
  @ApiProperty({ enum: notificationTypes })
  @IsIn(notificationTypes)
  type!: StoredNotificationType;

  @ApiProperty({ description: 'Off: kept in the list as read, without a push or a count.' })
  @IsBoolean()
  in_app!: boolean;

  @ApiProperty({ enum: mailModes })
  @IsIn(mailModes)
  mail!: MailMode;
}

export class NotificationPreferencesDto implements NotificationPreferences {
  @ApiProperty({ type: [NotificationPreferenceDto] })
  types!: NotificationPreferenceDto[];

  @ApiProperty({ type: String, nullable: true, description: 'HH:MM in London; both or neither.' })
  quiet_from!: string | null;

  @ApiProperty({ type: String, nullable: true })
  quiet_to!: string | null;
}

/** What is left out stays as it was. */
export class SaveNotificationPreferencesDto implements SaveNotificationPreferences {
  @ApiPropertyOptional({ type: [NotificationPreferenceDto] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(notificationTypes.length)
  @ValidateNested({ each: true })
  @Type(() => NotificationPreferenceDto)
  types?: NotificationPreferenceDto[];

  @ApiPropertyOptional({ type: String, nullable: true })
  @ValidateIf(({ quiet_from, quiet_to }: SaveNotificationPreferencesDto) => Boolean(quiet_from ?? quiet_to))
  @Matches(timeOfDay, { message: notificationTexts.badQuietHours })
  quiet_from?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true })
  @ValidateIf(({ quiet_from, quiet_to }: SaveNotificationPreferencesDto) => Boolean(quiet_from ?? quiet_to))
  @Matches(timeOfDay, { message: notificationTexts.badQuietHours })
  quiet_to?: string | null;
}

/** The link in a mail. Mail programs post `List-Unsubscribe=One-Click` to it (RFC 8058). */
export class UnsubscribeQueryDto {
  @ApiProperty()
  @Matches(/^[\w-]{20,64}$/, { message: notificationTexts.deadUnsubscribeLink })
  key!: string;

  @ApiPropertyOptional({ enum: notificationTypes, description: 'Left out: every kind of mail.' })
  @IsOptional()
  @IsIn(notificationTypes, { message: notificationTexts.deadUnsubscribeLink })
  type?: StoredNotificationType;
}
