import { PageQueryDto } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  notificationCategories,
  type NotificationCategory,
  type NotificationsQuery,
  notificationTexts,
} from '@crewcall/contracts-notifications';

const words: Record<string, boolean> = { true: true, false: false };

export class NotificationsQueryDto extends PageQueryDto implements NotificationsQuery {
  @ApiPropertyOptional({ enum: notificationCategories })
  @IsOptional()
  @IsIn(notificationCategories, { message: notificationTexts.unknownCategory })
  category?: NotificationCategory;

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (words[value] ?? value) : value))
  @IsBoolean({ message: 'unread must be true or false' })
  unread?: boolean;
}

export class CategoryParamDto {
  @IsIn(notificationCategories, { message: notificationTexts.unknownCategory })
  category!: NotificationCategory;
}

export class LiveReplayQueryDto {
  @ApiPropertyOptional({ type: Number, minimum: 0, default: 0, description: 'The last `seq` the client saw.' })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after: number = 0;
}
