import type { Preferences, SavePreferencesRequest } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { UserChangesService } from '../users/user-changes.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersService } from '../users/users.service.js';

const present = (user: UserEntity): Preferences => ({
  profile_visible: user.isProfileVisible,
  email_notifications: user.isMailEnabled,
});

/** Two switches of the account. The neighbours are told: they hide the person, and keep mail back. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly users: UsersService,
    private readonly userChanges: UserChangesService,
  ) {}

  async read(actor: Actor): Promise<Preferences> {
    const user = await this.users.findById(actor.id);
    if (!user) throw new UserMissingError();
    return present(user);
  }

  async save(actor: Actor, request: SavePreferencesRequest): Promise<Preferences> {
    const user = await this.userChanges.changeUser(actor.id, (current) => {
      current.isProfileVisible = request.profile_visible ?? current.isProfileVisible;
      current.isMailEnabled = request.email_notifications ?? current.isMailEnabled;
    });
    return present(user);
  }
}
