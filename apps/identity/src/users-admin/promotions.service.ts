import { isRecordId } from '@crewcall/contracts-core';
import { type ChosenRole, chosenRoles } from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AdminActions } from '../admins/admin-actions.service.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';
import { LastAdminDemotedError, NotAnAdminError, NotPromotableError } from './users-admin.errors.js';
import { UsersAdminRepository } from './users-admin.repository.js';

const isChosenRole = (role: string | null): role is ChosenRole => chosenRoles.some((one) => one === role);

/** Who runs the place. A new role begins with new sessions: a token that names the old one goes on nowhere. */
@Injectable()
export class PromotionsService {
  constructor(
    private readonly users: UsersService,
    private readonly admins: UsersAdminRepository,
    private readonly userChanges: UserChangesService,
    private readonly endings: SessionEndingsService,
    private readonly actions: AdminActions,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  promote(userId: string, address: string): Promise<void> {
    return this.transactions.run(async () => {
      const user = isRecordId(userId) ? await this.users.findByIdForUpdate(userId) : null;
      if (!user) throw new UserMissingError();
      const { role } = user;
      if (role === 'admin') return;
      if (!user.emailVerifiedAt || user.suspendedAt) throw new NotPromotableError();
      await this.userChanges.changeUser(userId, (one) => (one.role = 'admin'));
      await this.endings.endAllOf(userId);
      await this.actions.record({ userId, action: 'promoted', address, before: { role }, after: { role: 'admin' } });
    });
  }

  /** A user has to be there to run the place: never the last one. */
  demote(userId: string, address: string, wanted?: ChosenRole): Promise<void> {
    return this.transactions.run(async () => {
      const admins = await this.admins.lockAdmins();
      if (!admins.includes(userId)) {
        const user = isRecordId(userId) ? await this.users.findById(userId) : null;
        throw user ? new NotAnAdminError() : new UserMissingError();
      }
      if (admins.length <= 1) throw new LastAdminDemotedError();
      const earlier = await this.admins.roleBefore(userId);
      const role = wanted ?? (isChosenRole(earlier) ? earlier : 'freelancer');
      await this.userChanges.changeUser(userId, (one) => (one.role = role));
      await this.endings.endAllOf(userId);
      await this.actions.record({ userId, action: 'demoted', address, before: { role: 'admin' }, after: { role } });
    });
  }

  /** For a user whose mail never arrives, and who proved themselves in another way. */
  verifyByHand(userId: string, reason: string, address: string): Promise<void> {
    return this.transactions.run(async () => {
      const user = isRecordId(userId) ? await this.users.findByIdForUpdate(userId) : null;
      if (!user) throw new UserMissingError();
      if (user.emailVerifiedAt) return;
      const { version } = await this.userChanges.changeUser(userId, (one) => (one.emailVerifiedAt = new Date()));
      await this.events.publish(emailVerified, { subjectId: userId, version, payload: {} });
      const [before, after] = [{ email_verified: false }, { email_verified: true }];
      await this.actions.record({ userId, action: 'verified-by-hand', reason, address, before, after });
    });
  }
}
