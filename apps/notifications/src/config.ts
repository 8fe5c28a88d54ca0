import { Env } from '@crewcall/platform-config';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';

/** What notifications alone is told by its environment. */
export class NotificationsConfig {
  @Env('READ_NOTIFICATIONS_DAYS', { about: 'A notification that was read is kept this long.', default: 90 })
  @IsInt()
  @Min(1)
  @Max(3650)
  keepReadDays!: number;
}

/** Notifications on devices (Web Push). */
export class PushConfig {
  @Env('VAPID_PRIVATE_KEY', {
    about: 'P-256 private key, 32 bytes in base64url, by which push services know us. Empty: nothing is pushed.',
    default: '',
    secret: true,
  })
  @Matches(/^([\w-]{43})?$/, { message: 'it must be 32 bytes in base64url' })
  privateKey!: string;

  @Env('PUSH_TEST_ORIGIN', {
    about: 'For tests alone: a push service that may be on this machine, such as http://127.0.0.1:5000.',
    default: '',
  })
  @IsString()
  testOrigin!: string;
}
