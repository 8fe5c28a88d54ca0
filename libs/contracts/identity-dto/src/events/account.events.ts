import { type Role, roles } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsArray, IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';

export const profileVisibilities = ['public', 'hidden'] as const;
export type ProfileVisibility = (typeof profileVisibilities)[number];

export class UserRegisteredPayload {
  @IsIn(roles)
  role!: Role;

  @IsString()
  display_name!: string;

  @IsString()
  email!: string;
}

/** Nothing but the envelope: its subject is the user. */
export class EmailVerifiedPayload {}

/** The whole of what neighbours keep of a person; told at registration too, so one consumer fills a projection. */
export class UserChangedPayload {
  @IsIn(roles)
  role!: Role;

  @IsString()
  display_name!: string;

  @IsOptional()
  @IsString()
  first_name?: string | null;

  @IsOptional()
  @IsString()
  last_name?: string | null;

  @IsOptional()
  @IsString()
  company_name?: string | null;

  @IsOptional()
  @IsString()
  avatar_url?: string | null;

  @IsIn(profileVisibilities)
  visibility!: ProfileVisibility;

  @IsBoolean()
  mail_enabled!: boolean;
}

export class SessionsRevokedPayload {
  @IsArray()
  @IsString({ each: true })
  session_ids!: string[];
}

/** A new account. The address travels because a mail may have to follow it. */
export const userRegistered = defineEvent({
  name: 'identity.user-registered.v1',
  payload: UserRegisteredPayload,
  heardBy: ['messaging', 'notifications', 'admin'],
  isAwaited: true,
});

export const emailVerified = defineEvent({
  name: 'identity.email-verified.v1',
  payload: EmailVerifiedPayload,
  heardBy: ['notifications', 'admin'],
});

/** Names, company, role or preferences changed. `version` is the user's: the highest one wins. */
export const userChanged = defineEvent({
  name: 'identity.user-changed.v1',
  payload: UserChangedPayload,
  heardBy: ['jobs', 'messaging', 'notifications', 'admin'],
  isAwaited: true,
});

/** Signed out, password changed or reset, or idle for too long: open sockets of these sessions are to be closed. */
export const sessionsRevoked = defineEvent({
  name: 'identity.sessions-revoked.v1',
  payload: SessionsRevokedPayload,
  heardBy: ['messaging', 'notifications'],
});
