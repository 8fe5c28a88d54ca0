import type { Role } from '@crewcall/contracts-core';
import type { UserSummary } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { mayBeShown } from '../profiles/profile.policy.js';
import { DealingRepository } from './dealing.repository.js';
import type { UserEntity } from './user.entity.js';
import { UserMissingError } from './user.errors.js';
import { isFound, isVisibleTo, maySeeEmail } from './user.policy.js';
import { presentSummary } from './user.presenter.js';
import { UserRepository } from './user.repository.js';

/** What other features know of accounts; those that change names, role or preferences go through UserChangesService. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UserRepository,
    private readonly dealings: DealingRepository,
  ) {}

  /** Null for a deleted account, and for anything that is not an id. */
  findById(id: string): Promise<UserEntity | null> {
    return this.users.findUser(id);
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findUserByEmail(email);
  }

  /** Holds the account until the transaction ends. */
  findByIdForUpdate(id: string): Promise<UserEntity | null> {
    return this.users.findUserForUpdate(id);
  }

  /** For what no event carries: passwords, suspensions, erasure. */
  saveUser(user: UserEntity): Promise<UserEntity> {
    return this.users.saveUser(user);
  }

  /** A user who has an application in common with a person knows them, hidden or not. */
  async summaryOf(actor: Actor, userId: string): Promise<UserSummary> {
    const user = await this.users.findUser(userId);
    const haveDealt = user !== null && (await this.dealings.exists(actor.id, user.id));
    if (!user || !(haveDealt || isVisibleTo(actor, user))) throw new UserMissingError();
    return presentSummary(user, { withEmail: maySeeEmail(actor, user, haveDealt) });
  }

  /** The person behind a profile of that side and all that belongs to it, where the actor may see those. */
  async findShown(actor: Pick<Actor, 'id' | 'role'> | null, userId: string, side: Role): Promise<UserEntity | null> {
    const user = await this.users.findUser(userId);
    if (!user) return null;
    const haveDealt = actor !== null && !isFound(user) && (await this.dealings.exists(actor.id, user.id));
    return mayBeShown(actor, user, side, haveDealt) ? user : null;
  }

  /** Whether the person applied to the company, unasked. */
  hasApplied(freelancerId: string, recruiterId: string): Promise<boolean> {
    return this.dealings.hasApplied(freelancerId, recruiterId);
  }

  /** One has applied to the other, or was asked by it. */
  noteDealing(freelancerId: string, recruiterId: string, hasApplied: boolean): Promise<void> {
    return this.dealings.keepDealing(freelancerId, recruiterId, hasApplied);
  }
}
