import type { Role } from '@crewcall/contracts-core';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { CountRepository } from './count.repository.js';
import { presentBadge } from './counts.presenter.js';
import type { CountsChange } from './counts.rules.js';

/** Moves people's counts and tells their open tabs the new ones, in one transaction. */
@Injectable()
export class Badges {
  constructor(
    private readonly counts: CountRepository,
    private readonly live: Live,
  ) {}

  moveBadges(userId: string, role: Role | null, change: CountsChange): Promise<void> {
    return this.moveAll(new Map([[userId, role]]), change);
  }

  /** The same change for every user, each with their role. */
  async moveAll(people: ReadonlyMap<string, Role | null>, change: CountsChange): Promise<void> {
    const counts = await this.counts.moveCountsOfAll([...people.keys()], change);
    for (const [userId, row] of counts) {
      await this.live.to(userId).emit('badge_counts_update', presentBadge(row, people.get(userId) ?? null));
    }
  }
}
