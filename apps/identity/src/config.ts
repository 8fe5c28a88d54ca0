import { Env } from '@crewcall/platform-config';
import { IsBoolean, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

/** What identity alone is told by its environment. */
export class IdentityConfig {
  @Env('JWT_PRIVATE_KEY', {
    about: 'ES256 private key (PEM, PKCS #8; \\n for line ends) that bearer tokens are signed with.',
    secret: true,
  })
  @Matches(/BEGIN PRIVATE KEY/, { message: 'it must be a PEM private key (PKCS #8)' })
  privateKey!: string;

  @Env('EXPOSE_VERIFICATION_LINK', {
    about: 'Answer a sign-up with its verification link, where no mail is read. Ignored in production.',
    default: false,
  })
  @IsBoolean()
  exposeVerificationLink!: boolean;

  @Env('PASSWORD_HASH_CONCURRENCY', {
    about:
      'Password hashes computed at a time; each takes 19 MiB and one core. Fewer than cores, or pages wait for sign-ins.',
    default: 1,
  })
  @IsInt()
  @Min(1)
  @Max(64)
  hashConcurrency!: number;

  @Env('PASSWORD_HASH_QUEUE', {
    about: 'Hashes that may wait for their turn before callers are asked to come back later.',
    default: 100,
  })
  @IsInt()
  @Min(0)
  @Max(10000)
  hashQueue!: number;

  @Env('SIGN_UPS_PER_ADDRESS', { about: 'Sign-ups taken from one network address in an hour.', default: 300 })
  @IsInt()
  @Min(1)
  signUpsPerAddress!: number;

  @Env('MAILS_PER_ADDRESS', {
    about: 'Reset and verification mails asked for from one network address in an hour.',
    default: 300,
  })
  @IsInt()
  @Min(1)
  mailsPerAddress!: number;

  @Env('SESSION_IDLE_DAYS', { about: 'A session that nobody used for this long is over.', default: 30 })
  @IsInt()
  @Min(1)
  @Max(365)
  sessionIdleDays!: number;

  @Env('ADMIN_PASSWORD', {
    about: 'Password for the create-admin command; never needed to serve.',
    optional: true,
    secret: true,
  })
  @IsOptional()
  @IsString()
  adminPassword?: string;
}
