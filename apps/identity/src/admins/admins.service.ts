import { emailTexts, isEmailShaped, newPasswordProblem, normaliseEmail } from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AdminActions } from './admin-actions.service.js';

/** Administrators are made by the operator of the installation, on its machine. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly users: UsersService,
    private readonly userChanges: UserChangesService,
    private readonly passwords: PasswordHasher,
    private readonly endings: SessionEndingsService,
    private readonly transactions: Transactions,
    private readonly config: IdentityConfig,
    private readonly actions: AdminActions,
    private readonly events: Events,
  ) {}

  /** Makes the account or raises the one there is; an administrator is left as they are. Answers what was done. */
  async ensure(address: string): Promise<string> {
    if (!isEmailShaped(address)) throw new Error(emailTexts.invalid);
    const email = normaliseEmail(address);
    const known = await this.users.findByEmail(email);
    if (known?.role === 'admin') return `${email} is an administrator already; nothing was changed.`;
    const passwordHash = await this.passwords.hash(this.password());
    if (known) {
      await this.raise(known, passwordHash);
      return `${email} is an administrator now, with the password given. All of their sessions have ended.`;
    }
    await this.transactions.run(async () => {
      const user = await this.userChanges.registerUser({
        email,
        passwordHash,
        role: 'admin',
        emailVerifiedAt: new Date(),
      });
      await this.publishVerified(user);
      await this.actions.record({ userId: user.id, action: 'promoted', before: {}, after: { role: 'admin' } });
    });
    return `${email} is an administrator now and can sign in with the password given.`;
  }

  private password(): string {
    const password = this.config.adminPassword;
    const problem = newPasswordProblem(password);
    if (!password || problem) throw new Error(`ADMIN_PASSWORD: ${problem}`);
    return password;
  }

  /** A user who signed up with this address may not be its owner: their password and their sessions go. */
  private raise({ id, role }: UserEntity, passwordHash: string): Promise<void> {
    return this.transactions.run(async () => {
      let isNewlyVerified = false;
      const raised = await this.userChanges.changeUser(id, (user) => {
        isNewlyVerified = !user.emailVerifiedAt;
        Object.assign(user, { role: 'admin', passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? new Date() });
      });
      if (isNewlyVerified) await this.publishVerified(raised);
      await this.endings.endAllOf(id);
      await this.actions.record({ userId: id, action: 'promoted', before: { role }, after: { role: 'admin' } });
    });
  }

  /** A user who runs the machine vouches for the address. */
  private async publishVerified({ id, version }: UserEntity): Promise<void> {
    await this.events.publish(emailVerified, { subjectId: id, version, payload: {} });
  }
}
