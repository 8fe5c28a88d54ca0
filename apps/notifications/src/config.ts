import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

/** What notifications alone is told by its environment. */
export class NotificationsConfig {
  @Env('READ_NOTIFICATIONS_DAYS', { about: 'A notification that was read is kept this long.', default: 90 })
  @IsInt()
  @Min(1)
  @Max(3650)
  keepReadDays!: number;
}
