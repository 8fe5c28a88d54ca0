import { isRecordId } from '@crewcall/contracts-core';
import { userRestored, userSuspended } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AdminActions } from '../admins/admin-actions.service.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import { UserMissingError } from '../users/user.errors.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AdminStandsError } from './users-admin.errors.js';

/** Why, and from which network address. */
export interface Grounds {
  reason: string;
  address?: string | null;
}

/** Shuts people out and lets them in again: here at once, in every other service with the next request, live within a second. */
@Injectable()
export class SuspensionsService {
  constructor(
    private readonly users: UsersService,
    private readonly userChanges: UserChangesService,
    private readonly endings: SessionEndingsService,
    private readonly actions: AdminActions,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Suspending a user twice is suspending them once. @throws AdminStandsError for administrators */
  suspend(userId: string, grounds: Grounds): Promise<void> {
    return this.transactions.run(async () => {
      const user = await this.lock(userId);
      if (user.role === 'admin') throw new AdminStandsError();
      if (user.suspendedAt) return;
      const { version } = await this.set(userId, new Date());
      await this.endings.endAllOf(userId);
      await this.events.publish(userSuspended, { subjectId: userId, version, payload: { reason: grounds.reason } });
      await this.note(userId, 'suspended', grounds);
    });
  }

  restore(userId: string, grounds: Grounds): Promise<void> {
    return this.transactions.run(async () => {
      const user = await this.lock(userId);
      if (!user.suspendedAt) return;
      const { version } = await this.set(userId, null);
      await this.events.publish(userRestored, { subjectId: userId, version, payload: { reason: grounds.reason } });
      await this.note(userId, 'restored', grounds);
    });
  }

  private async lock(userId: string): Promise<UserEntity> {
    const user = isRecordId(userId) ? await this.users.findByIdForUpdate(userId) : null;
    if (!user) throw new UserMissingError();
    return user;
  }

  private set(userId: string, suspendedAt: Date | null): Promise<UserEntity> {
    return this.userChanges.changeUser(userId, (user) => {
      user.suspendedAt = suspendedAt;
      user.version += 1;
    });
  }

  private note(userId: string, action: 'suspended' | 'restored', { reason, address }: Grounds): Promise<void> {
    const [was, is] = [{ suspended: action === 'restored' }, { suspended: action === 'suspended' }];
    return this.actions.record({ userId, action, reason, address, before: was, after: is });
  }
}
