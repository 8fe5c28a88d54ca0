import { ApiProperty } from '@nestjs/swagger';
import {
  type CategoryCounts,
  type ChangedCount,
  notificationPriorities,
  notificationTypes,
  type NotificationItem,
  type NotificationPriority,
  type StoredNotificationType,
  type UnreadCount,
} from '@crewcall/contracts-notifications';

export class NotificationDto implements NotificationItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: notificationTypes })
  type!: StoredNotificationType;

  @ApiProperty({ enum: notificationPriorities })
  priority!: NotificationPriority;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  message!: string;

  @ApiProperty()
  is_read!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'A path of the app or an https address.' })
  action_url!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class UnreadCountDto implements UnreadCount {
  @ApiProperty({ description: 'All unread notifications of the caller.' })
  count!: number;
}

export class CategoryCountsDto implements CategoryCounts {
  @ApiProperty()
  messages!: number;

  @ApiProperty()
  applications!: number;

  @ApiProperty()
  jobs!: number;

  @ApiProperty()
  ratings!: number;

  @ApiProperty({ description: 'The sum over the categories of the caller’s role; a freelancer’s leaves jobs out.' })
  total!: number;
}

export class ChangedCountDto implements ChangedCount {
  @ApiProperty()
  changed!: number;
}
