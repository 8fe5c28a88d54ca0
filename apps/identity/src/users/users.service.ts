import type { UserSummary } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { UserMissingError } from './user.errors.js';
import { isVisibleTo, maySeeEmail } from './user.policy.js';
import { presentSummary } from './user.presenter.js';
import { UserRepository } from './user.repository.js';

@Injectable()
export class UsersService {
  constructor(private readonly users: UserRepository) {}

  async summaryOf(actor: Actor, userId: string): Promise<UserSummary> {
    const user = await this.users.findById(userId);
    if (!user || !isVisibleTo(actor, user)) throw new UserMissingError();
    return presentSummary(user, { withEmail: maySeeEmail(actor, user) });
  }
}
