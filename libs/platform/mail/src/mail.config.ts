import { IsString, Matches } from 'class-validator';
import { Env } from '@crewcall/platform-config';

/** How mail leaves. */
export class MailConfig {
  @Env('SMTP_URL', { about: 'smtp://user:password@host:port, or smtps:// for TLS from the first byte.', secret: true })
  @Matches(/^smtps?:\/\//, { message: 'it must begin with smtp:// or smtps://' })
  smtpUrl!: string;

  @Env('MAIL_FROM', {
    about: 'Sender of every mail, as an address or as Name <address>.',
    default: 'CrewCall <no-reply@crewcall.example>',
  })
  @IsString()
  @Matches(/^(?:[^\r\n@<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/, { message: 'it must be an address or Name <address>' })
  from!: string;
}
