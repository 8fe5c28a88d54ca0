import type { UpdateAccountAnswer, UpdateAccountRequest } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AccountAudit } from '../audit/account-audit.service.js';
import { CrewIndexService } from '../freelancers/crew-index.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { SessionEndingsService } from '../sessions/session-endings.service.js';
import { SessionStartsService } from '../sessions/session-starts.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { assertMayBecome } from './account-settings.policy.js';

function applyTo(user: UserEntity, request: UpdateAccountRequest): void {
  if (request.first_name !== undefined) user.firstName = request.first_name;
  if (request.last_name !== undefined) user.lastName = request.last_name;
  if (request.company_name !== undefined) user.companyName = request.company_name;
  if (request.role) user.role = request.role;
}

@Injectable()
export class UpdateAccountService {
  constructor(
    private readonly userChanges: UserChangesService,
    private readonly transactions: Transactions,
    private readonly starts: SessionStartsService,
    private readonly endings: SessionEndingsService,
    private readonly crewIndex: CrewIndexService,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * A new role begins with new sessions: tokens that name the old one must not go on working anywhere. The caller
   * is given a new token, other devices sign in again.
   */
  async update(actor: Actor, request: UpdateAccountRequest, client: ClientFacts): Promise<UpdateAccountAnswer> {
    return this.transactions.run(async () => {
      let hasNewRole = false;
      const user = await this.userChanges.changeUser(actor.id, (current) => {
        if (request.role) assertMayBecome(current.role, request.role);
        hasNewRole = Boolean(request.role) && request.role !== current.role;
        applyTo(current, request);
      });
      await this.crewIndex.refresh(user);
      if (!hasNewRole) return { user: presentUser(user) };
      await this.audit.record(user.id, 'role-changed', { to: user.role });
      await this.endings.endAllOf(user.id);
      return { user: presentUser(user), token: await this.starts.start(user, client) };
    });
  }
}
