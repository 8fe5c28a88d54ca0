import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

/** What jobs alone is told by its environment. */
export class JobsConfig {
  @Env('JOB_COUNTS_KEPT', {
    about: 'How many lengths of filtered job lists are remembered until a job changes.',
    default: 500,
  })
  @IsInt()
  @Min(1)
  @Max(100_000)
  countsKept!: number;
}
