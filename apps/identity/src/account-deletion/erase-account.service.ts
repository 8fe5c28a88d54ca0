import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { AFTER_LAST_ATTEMPT_MS, removeDeadLetters } from '@crewcall/platform-personal-data';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { AccountAudit } from '../audit/account-audit.service.js';
import { StoredFilesService } from '../media/stored-files.service.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { WrongPasswordError } from './account-deletion.errors.js';
import { AccountErasureRepository } from './account-erasure.repository.js';
import { assertMayLeave } from './account-deletion.policy.js';
import { removeObjects } from './remove-objects.task.js';

/** A row stays for a month, so that whatever arrives late finds a deleted person and not an unknown one. */
function anonymise(user: UserEntity): void {
  Object.assign(user, {
    // Frees the address for a new account; of a domain that can never receive mail.
    email: `${user.id}@deleted.invalid`,
    emailVerifiedAt: null,
    passwordHash: null,
    firstName: null,
    lastName: null,
    companyName: null,
    photoId: null,
    logoId: null,
    isProfileVisible: false,
    isMailEnabled: false,
    termsAddressHash: null,
    deletedAt: new Date(),
    version: user.version + 1,
  } satisfies Partial<UserEntity>);
}

@Injectable()
export class EraseAccountService {
  constructor(
    private readonly users: UsersService,
    private readonly belongings: AccountErasureRepository,
    private readonly endings: SessionEndingsService,
    private readonly files: StoredFilesService,
    private readonly audit: AccountAudit,
    private readonly events: Events,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  /** Signed out everywhere, nothing personal left here, and every neighbour told: all of it or nothing. */
  erase(proven: UserEntity): Promise<void> {
    return this.transactions.run(async () => {
      // All of them before the own row: two who leave at once would otherwise wait for one another.
      if (proven.role === 'admin') assertMayLeave(await this.belongings.lockAdmins());
      const user = await this.users.findByIdForUpdate(proven.id);
      // Replaced by another request between the proof and now: the proof was of another password.
      if (!user || user.passwordHash !== proven.passwordHash) throw new WrongPasswordError();
      await this.endings.endAllOf(user.id);
      await this.files.discardAllOf(user.id);
      const { role } = user;
      const objects = await this.belongings.removeAllOf(user.id);
      if (objects.length) await this.tasks.enqueue(removeObjects, { objects });
      await this.tasks.enqueue(removeDeadLetters, { words: [user.id, user.email] });
      // By the id alone: what waits until then must not hold the address.
      await this.tasks.enqueue(removeDeadLetters, { words: [user.id] }, { delayMs: AFTER_LAST_ATTEMPT_MS });
      anonymise(user);
      await this.users.saveUser(user);
      await this.audit.record(user.id, 'account-deleted', { role });
      await this.events.publish(userDeleted, { subjectId: user.id, version: user.version, payload: { role } });
    });
  }
}
