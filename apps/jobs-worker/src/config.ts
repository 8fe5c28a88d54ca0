import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

export class ExpiryConfig {
  @Env('EXPIRY_BATCH', { about: 'Jobs whose day is over that are closed in one transaction.', default: 100 })
  @IsInt()
  @Min(1)
  @Max(1000)
  batch!: number;
}

export class DeadlinesConfig {
  @Env('DEADLINES_EVERY_SECONDS', { about: 'How often the worker looks for deadlines that are due.', default: 5 })
  @IsInt()
  @Min(1)
  @Max(60)
  everySeconds!: number;

  @Env('DEADLINES_LANES', { about: 'Deadlines that are kept at the same time.', default: 3 })
  @IsInt()
  @Min(1)
  @Max(10)
  lanes!: number;
}
