import { profileViewed } from '@crewcall/contracts-identity/dto';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { isFound } from '../users/user.policy.js';
import { UsersService } from '../users/users.service.js';
import { ProfileViewRepository } from './profile-view.repository.js';

@Injectable()
export class ProfileViewsService {
  constructor(
    private readonly views: ProfileViewRepository,
    private readonly users: UsersService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Views of companies count, once in 24 hours each; those of visitors, crew and administrators do not. */
  async recordView(actor: Actor | null, viewedId: string): Promise<void> {
    if (actor?.role !== 'recruiter' || actor.id === viewedId) return;
    await this.transactions.run(async () => {
      if (!(await this.views.recordView(actor.id, viewedId))) return;
      const viewer = await this.users.findById(actor.id);
      const payload = { viewer_id: viewer && isFound(viewer) ? viewer.id : null };
      await this.events.publish(profileViewed, { subjectId: viewedId, payload });
    });
  }

  /** A view older than the rule asks about serves no purpose. */
  @Recurring('sweep-profile-views', { everySeconds: 6 * 3600 })
  removeExpired(): Promise<void> {
    return this.views.removeExpired();
  }
}
