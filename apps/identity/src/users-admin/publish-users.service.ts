import { userSuspended } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { FreelancersService } from '../freelancers/freelancers.service.js';
import { TicketPublisher } from '../tickets/ticket-publisher.service.js';
import { UserChangesService } from '../users/user-changes.service.js';
import { UsersAdminRepository } from './users-admin.repository.js';

const BATCH = 200;

/**
 * Publishes once more what each account is, under the version that it has: for services that began to keep a fact after it
 * was published, such as who is hidden or suspended. What they know of a later version stays.
 */
@Injectable()
export class PublishUsersService {
  constructor(
    private readonly users: UsersAdminRepository,
    private readonly changes: UserChangesService,
    private readonly profiles: FreelancersService,
    private readonly tickets: TicketPublisher,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** How many accounts were published. */
  async publishAll(): Promise<number> {
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const ids = await this.users.userIdsAfter(after, BATCH);
      for (const id of ids) {
        await this.publish(id);
        await this.profiles.publishAgain(id);
        await this.tickets.publishAgain(id);
      }
      count += ids.length;
      after = ids.at(-1) ?? null;
      if (ids.length < BATCH) return count;
    }
  }

  private async publish(userId: string): Promise<void> {
    await this.transactions.run(async () => {
      const user = await this.changes.publishUserAgain(userId);
      if (!user?.suspendedAt) return;
      const { id: subjectId, version } = user;
      await this.events.publish(userSuspended, { subjectId, version, payload: { reason: 'Published again' } });
    });
  }
}
