import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

export class ExpiryConfig {
  @Env('EXPIRY_BATCH', { about: 'Jobs whose day is over that are closed in one transaction.', default: 100 })
  @IsInt()
  @Min(1)
  @Max(1000)
  batch!: number;
}
