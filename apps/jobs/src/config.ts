import { applicationLimits, jobLimits } from '@crewcall/contracts-jobs';
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

  @Env('JOBS_PER_DAY', { about: 'Jobs one company posts within a day at most.', default: jobLimits.perDay })
  @IsInt()
  @Min(1)
  @Max(100_000)
  jobsPerDay!: number;

  @Env('APPLICATIONS_PER_DAY', {
    about: 'Applications one person sends within a day at most.',
    default: applicationLimits.perDay,
  })
  @IsInt()
  @Min(1)
  @Max(100_000)
  applicationsPerDay!: number;
}
