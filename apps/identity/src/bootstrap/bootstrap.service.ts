import { type BootstrapStatus, type CreateFirstAdminAnswer, normaliseEmail } from '@crewcall/contracts-identity';
import type { CreateFirstAdminDto } from '@crewcall/contracts-identity/dto';
import { AccessDeniedError, type Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AdminActions } from '../admins/admin-actions.service.js';
import { AttemptLimits, type Limit } from '../sessions/attempt-limits.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { SessionStartsService } from '../sessions/session-starts.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import { AdminCountRepository } from './admin-count.repository.js';
import { BootstrapConfig } from './bootstrap.config.js';
import { AdminExistsError, NotApprovedError } from './bootstrap.errors.js';
import { isApproved, isRightToken } from './bootstrap.policy.js';

/** A setup token can be guessed at; not often. */
const guesses: Limit = { name: 'first-admin', points: 60, seconds: 15 * 60 };

/** How an installation gets its first administrator without an operator touching its machine. */
@Injectable()
export class BootstrapService {
  constructor(
    private readonly users: UsersService,
    private readonly admins: AdminCountRepository,
    private readonly userChanges: UserChangesService,
    private readonly starts: SessionStartsService,
    private readonly endings: SessionEndingsService,
    private readonly actions: AdminActions,
    private readonly limits: AttemptLimits,
    private readonly transactions: Transactions,
    private readonly config: BootstrapConfig,
  ) {}

  async status(actor: Actor): Promise<BootstrapStatus> {
    const user = await this.users.findById(actor.id);
    const isOpen = user !== null && isApproved(user, this.config.emails) && !(await this.admins.isAnyThere());
    return { available: isOpen, needs_token: isOpen && Boolean(this.config.setupToken) };
  }

  /** Of any number who ask at once one becomes the administrator; the others learn that there is one. */
  async createFirst(actor: Actor, request: CreateFirstAdminDto, client: ClientFacts): Promise<CreateFirstAdminAnswer> {
    await this.limits.consume(guesses, actor.id);
    return this.transactions.run(async () => {
      await this.admins.lockAdmins();
      if (await this.admins.isAnyThere()) throw new AdminExistsError();
      const user = await this.users.findByIdForUpdate(actor.id);
      if (!user || normaliseEmail(request.email) !== user.email) throw new AccessDeniedError();
      const isAllowed = isApproved(user, this.config.emails);
      if (!isAllowed || !isRightToken(this.config.setupToken, request.setup_token)) throw new NotApprovedError();
      const { role } = user;
      const admin = await this.userChanges.changeUser(user.id, (one) => (one.role = 'admin'));
      await this.endings.endAllOf(admin.id);
      await this.actions.record({
        userId: admin.id,
        action: 'first-admin',
        address: client.address,
        before: { role },
        after: { role: 'admin' },
      });
      return { user: presentUser(admin), token: await this.starts.start(admin, client) };
    });
  }
}
