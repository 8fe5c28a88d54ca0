import { userChanged, userRegistered } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { newUser, type NewUser } from './new-user.js';
import type { UserEntity } from './user.entity.js';
import { UserMissingError } from './user.errors.js';
import { publicNameOfUser, userFacts } from './user.presenter.js';
import { UserRepository } from './user.repository.js';

type Follower = (user: UserEntity) => Promise<void>;

/** The one way in which accounts begin and their names, company, role and preferences change: other services hear of it. */
@Injectable()
export class UserChangesService {
  private readonly followers: Follower[] = [];

  constructor(
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** What must be right again after every change of an account, in the same transaction: who may be found, and as what. */
  followUsers(follower: Follower): void {
    this.followers.push(follower);
  }

  /** A new account. @throws EmailTakenError */
  registerUser(details: NewUser): Promise<UserEntity> {
    return this.transactions.run(async () => {
      const user = newUser(details, new Date());
      await this.users.addUser(user);
      const payload = { role: user.role, display_name: publicNameOfUser(user), email: user.email };
      await this.events.publish(userRegistered, { subjectId: user.id, version: user.version, payload });
      await this.publishChange(user);
      return user;
    });
  }

  /** Publishes nothing when `change` left every fact as it was. */
  changeUser(userId: string, change: (user: UserEntity) => void): Promise<UserEntity> {
    return this.transactions.run(async () => {
      const user = await this.users.findUserForUpdate(userId);
      if (!user) throw new UserMissingError();
      const before = JSON.stringify(userFacts(user));
      change(user);
      const isChanged = JSON.stringify(userFacts(user)) !== before;
      if (isChanged) user.version += 1;
      const saved = await this.users.saveUser(user);
      if (isChanged) await this.publishChange(saved);
      for (const follower of this.followers) await follower(saved);
      return saved;
    });
  }

  /** What the account is, under the version that it has; null when it has gone meanwhile. */
  publishUserAgain(userId: string): Promise<UserEntity | null> {
    return this.transactions.run(async () => {
      const user = await this.users.findUserForUpdate(userId);
      if (user) await this.publishChange(user);
      return user;
    });
  }

  private async publishChange(user: UserEntity): Promise<void> {
    await this.events.publish(userChanged, { subjectId: user.id, version: user.version, payload: userFacts(user) });
  }
}
