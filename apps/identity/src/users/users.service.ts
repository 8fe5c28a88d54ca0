import type { UserSummary } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { DealingRepository } from './dealing.repository.js';
import { UserMissingError } from './user.errors.js';
import { isVisibleTo, maySeeEmail } from './user.policy.js';
import { presentSummary } from './user.presenter.js';
import { UserRepository } from './user.repository.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UserRepository,
    private readonly dealings: DealingRepository,
  ) {}

  /** Whoever has an application in common with a person knows them, hidden or not. */
  async summaryOf(actor: Actor, userId: string): Promise<UserSummary> {
    const user = await this.users.findById(userId);
    const haveDealt = user !== null && (await this.dealings.exists(actor.id, user.id));
    if (!user || !(haveDealt || isVisibleTo(actor, user))) throw new UserMissingError();
    return presentSummary(user, { withEmail: maySeeEmail(actor, user, haveDealt) });
  }

  /** One has applied to the other. */
  noteDealing(freelancerId: string, recruiterId: string): Promise<void> {
    return this.dealings.keep(freelancerId, recruiterId);
  }
}
