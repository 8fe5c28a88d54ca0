import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { type AdminAction, adminActions } from '@crewcall/contracts-identity';

export class AccountAdministeredPayload {
  @IsIn(adminActions)
  deed!: AdminAction;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  reason?: string | null;

  /** The network address it was done from; null at the machine itself. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  address?: string | null;

  /** The facts that differ, as they were. No names, no addresses. */
  @IsObject()
  before!: object;

  @IsObject()
  after!: object;
}

/** Another user than its owner changed an account; the subject is the account. */
export const accountAdministered = defineEvent({
  name: 'identity.account-administered.v1',
  payload: AccountAdministeredPayload,
  heardBy: ['admin'],
});
