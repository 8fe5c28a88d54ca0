import { Env } from '@crewcall/platform-config';
import { IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min } from 'class-validator';

const origin = { require_tld: false, protocols: ['http', 'https'], require_protocol: true };
const quota = /^(\d{1,9}\/(minute|day|week|month)([\s,]+|$))*$/;
const quotaLabel = { message: 'it must be like 25/minute 250/day' };

/** Which boards are read, with what keys, and how gently. A board without keys is not configured, and skipped. */
export class BoardsConfig {
  @Env('REED_API_KEY', { about: 'Key of Reed’s Jobseeker API.', optional: true, secret: true })
  @IsOptional()
  @IsString()
  reedApiKey?: string;

  @Env('REED_BASE_URL', { about: 'Where Reed’s API answers.', default: 'https://www.reed.co.uk' })
  @IsUrl(origin)
  reedBaseUrl!: string;

  @Env('REED_QUOTA', { about: 'Most calls to Reed; it publishes no numbers.', default: '60/minute 5000/day' })
  @Matches(quota, quotaLabel)
  reedQuota!: string;

  @Env('ADZUNA_APP_ID', { about: 'Application id of Adzuna’s API.', optional: true, secret: true })
  @IsOptional()
  @IsString()
  adzunaAppId?: string;

  @Env('ADZUNA_APP_KEY', { about: 'Application key of Adzuna’s API.', optional: true, secret: true })
  @IsOptional()
  @IsString()
  adzunaAppKey?: string;

  @Env('ADZUNA_BASE_URL', { about: 'Where Adzuna’s API answers.', default: 'https://api.adzuna.com' })
  @IsUrl(origin)
  adzunaBaseUrl!: string;

  @Env('ADZUNA_QUOTA', {
    about: 'Most calls to Adzuna; the published default of a new account.',
    default: '25/minute 250/day 1000/week 2500/month',
  })
  @Matches(quota, quotaLabel)
  adzunaQuota!: string;

  @Env('BOARD_DETAILS_PER_RUN', {
    about: 'Ads whose whole text is fetched in one run; the rest in later runs.',
    default: 200,
  })
  @IsInt()
  @Min(0)
  @Max(10_000)
  detailsPerRun!: number;

  @Env('BOARD_ANSWER_MS', { about: 'How long a board may take to answer a call, to the last byte.', default: 10_000 })
  @IsInt()
  @Min(50)
  @Max(60_000)
  answerMs!: number;

  @Env('BOARD_ANSWER_BYTES', { about: 'Most bytes of an answer, uncompressed.', default: 8_000_000 })
  @IsInt()
  @Min(1000)
  @Max(100_000_000)
  answerBytes!: number;

  @Env('BOARD_RETRY_MS', {
    about: 'About how long to wait before a failed call is tried again; it grows.',
    default: 500,
  })
  @IsInt()
  @Min(1)
  @Max(30_000)
  retryMs!: number;

  @Env('BOARD_REST_SECONDS', { about: 'How long a board that failed five times in a row is left alone.', default: 300 })
  @IsInt()
  @Min(1)
  @Max(86_400)
  restSeconds!: number;
}
