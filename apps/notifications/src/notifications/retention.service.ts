import { publicNameOf } from '@crewcall/contracts-identity';
import { categoryOf } from '@crewcall/contracts-notifications';
import { Transactions } from '@crewcall/platform-database';
import { LiveReplay } from '@crewcall/platform-live';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { NotificationsConfig } from '../config.js';
import { CountsService } from '../counts/counts.service.js';
import { deletedNames, PeopleService } from '../people/people.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { PushService } from '../push/push.service.js';
import { NotificationRepository } from './notification.repository.js';
import { storedChange } from '../counts/counts.rules.js';

/** How many people one run looks at; each in a transaction of their own. */
const PEOPLE_PER_RUN = 500;
const nameless = { first_name: null, last_name: null, company_name: null };
/** What people are called who have not said how. */
const namelessNames = new Set([
  publicNameOf({ role: 'freelancer', ...nameless }),
  publicNameOf({ role: 'recruiter', ...nameless }),
]);
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is no longer kept: old notifications that were read, and everything of people who left. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly counts: CountsService,
    private readonly people: PeopleService,
    private readonly preferences: PreferencesService,
    private readonly devices: PushService,
    private readonly live: LiveReplay,
    private readonly transactions: Transactions,
    private readonly config: NotificationsConfig,
  ) {}

  @Recurring('prune-notifications', { everySeconds: 3600 })
  async prune(): Promise<void> {
    const before = new Date(Date.now() - this.config.keepReadDays * DAY_MS);
    for (const recipientId of await this.notifications.recipientsOfOutdated(before, PEOPLE_PER_RUN)) {
      await this.transactions.run(async () => {
        await this.counts.lockCounts(recipientId);
        const removed = await this.notifications.removeOutdated(recipientId, before);
        for (const category of new Set(removed.map(categoryOf))) {
          const fewer = removed.filter((type) => categoryOf(type) === category).length;
          await this.counts.moveCounts(recipientId, storedChange(-fewer, category));
        }
      });
    }
  }

  async forget(userId: string): Promise<void> {
    const names = (await this.people.allNamesOf(userId)).filter((name) => !namelessNames.has(name));
    const { role } = await this.people.standingOf(userId);
    // Waits for notices that name them; those that come later find that they left. Notices hold people before counts.
    await this.people.forgetPerson(userId);
    // A notice to them that is being written meanwhile is waited for here, or finds no user to tell.
    await this.counts.lockAll([
      userId,
      ...(names.length ? await this.notifications.recipientsTold(userId, names) : []),
    ]);
    if (names.length) await this.unname(userId, names, deletedNames[role === 'recruiter' ? role : 'freelancer']);
    await this.notifications.removeAllOf(userId);
    await this.counts.removeCounts([userId]);
    await this.preferences.forgetPreferencesOf(userId);
    await this.devices.forgetPushEndsOf(userId);
    await this.live.forget(userId);
  }

  /** Others were told about them by name. A name that says nothing is left. */
  private async unname(userId: string, names: readonly string[], by: string): Promise<void> {
    await this.notifications.replaceNames(names, by);
    await this.live.replaceNames(names, by);
    const firstNames = names.map((name) => name.split(' ')[0] ?? name);
    const titles = await this.notifications.replaceFirstNames(userId, firstNames, by);
    for (const { was, is } of titles) await this.live.replaceNames([was], is);
  }
}
