import { type Role, roles } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsString } from 'class-validator';

export class UserSuspendedPayload {
  @IsString()
  reason!: string;
}

export class UserRestoredPayload {
  @IsString()
  reason!: string;
}

export class UserDeletedPayload {
  @IsIn(roles)
  role!: Role;
}

/** An administrator closed the account for the time being. */
export const userSuspended = defineEvent({
  name: 'identity.user-suspended.v1',
  payload: UserSuspendedPayload,
  heardBy: ['jobs', 'messaging'],
  isAwaited: true,
});

export const userRestored = defineEvent({
  name: 'identity.user-restored.v1',
  payload: UserRestoredPayload,
  heardBy: ['jobs', 'messaging'],
  isAwaited: true,
});

export const userDeleted = defineEvent({
  name: 'identity.user-deleted.v1',
  payload: UserDeletedPayload,
  heardBy: ['jobs', 'messaging', 'notifications', 'admin'],
  isAwaited: true,
});
