import { Env } from '@crewcall/platform-config';
import { IsString, Matches } from 'class-validator';

/** How calendars that users brought in are read. */
export class CalendarsConfig {
  @Env('EGRESS_PROXY', {
    about: 'A proxy by which calendars of users are read, such as http://proxy:3128. Empty: they are read directly.',
    default: '',
  })
  @Matches(/^(https?:\/\/[^\s]+)?$/, { message: 'it must be the address of a proxy' })
  proxy!: string;

  @Env('CALENDARS_TEST_ORIGIN', {
    about: 'For tests alone: what answers for calendars at names that end in .test, such as http://127.0.0.1:5000.',
    default: '',
  })
  @IsString()
  testOrigin!: string;
}
