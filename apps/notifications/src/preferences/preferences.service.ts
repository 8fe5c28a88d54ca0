import {
  type NotificationPreference,
  type NotificationPreferences,
  type SaveNotificationPreferences,
  type StoredNotificationType,
} from '@crewcall/contracts-notifications';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { UnsubscribeLinkDeadError } from './preference.errors.js';
import { type MailSettings, PreferenceRepository } from './preference.repository.js';

/** What a person wants to hear, and how. Whether they want any mail at all is a switch of their account, in identity. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly transactions: Transactions,
  ) {}

  async read({ id }: Actor): Promise<NotificationPreferences> {
    const { quiet_from, quiet_to } = await this.preferences.settingsOf(id);
    return { types: await this.preferences.preferencesOf(id), quiet_from, quiet_to };
  }

  save(
    actor: Actor,
    { types = [], quiet_from, quiet_to }: SaveNotificationPreferences,
  ): Promise<NotificationPreferences> {
    return this.transactions.run(async () => {
      await this.preferences.savePreferences(actor.id, types);
      const areHoursGiven = quiet_from !== undefined || quiet_to !== undefined;
      if (areHoursGiven) await this.preferences.saveQuietHours(actor.id, quiet_from ?? null, quiet_to ?? null);
      return this.read(actor);
    });
  }

  preferenceOf(userId: string, type: StoredNotificationType): Promise<NotificationPreference> {
    return this.preferences.preferenceOf(userId, type);
  }

  ofEach(
    userIds: readonly string[],
    type: StoredNotificationType,
  ): Promise<(userId: string) => NotificationPreference> {
    return this.preferences.preferenceOfEach(userIds, type);
  }

  allOf(userId: string): Promise<NotificationPreference[]> {
    return this.preferences.preferencesOf(userId);
  }

  settingsOf(userId: string): Promise<MailSettings> {
    return this.preferences.settingsOf(userId);
  }

  forgetPreferencesOf(userId: string): Promise<void> {
    return this.preferences.forgetPreferencesOf(userId);
  }

  /** @throws UnsubscribeLinkDeadError when the key is no user's */
  async assertAlive(key: string): Promise<string> {
    const owner = await this.preferences.ownerOf(key);
    if (!owner) throw new UnsubscribeLinkDeadError();
    return owner;
  }

  /** No more mail of that kind, or of any. As often as it is asked. */
  async unsubscribe(key: string, type?: StoredNotificationType): Promise<void> {
    await this.transactions.run(async () => {
      const owner = await this.assertAlive(key);
      const all = await this.preferences.preferencesOf(owner);
      const meant = all.filter((one) => !type || one.type === type);
      await this.preferences.savePreferences(
        owner,
        meant.map((one) => ({ ...one, mail: 'off' })),
      );
    });
  }
}
