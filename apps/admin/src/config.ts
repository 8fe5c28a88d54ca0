import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

/** What admin alone is told by its environment. */
export class AdminConfig {
  @Env('ACTIVITY_DAYS', { about: 'The activity log is kept this long.', default: 400 })
  @IsInt()
  @Min(1)
  @Max(3650)
  activityDays!: number;
}
