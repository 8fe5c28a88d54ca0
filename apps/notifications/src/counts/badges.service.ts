import type { Role } from '@crewcall/contracts-core';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import { CountRepository, type CountsChange } from './count.repository.js';
import { presentBadge } from './counts.presenter.js';

/** Moves somebody's counts and tells their open tabs the new ones, in one transaction. */
@Injectable()
export class Badges {
  constructor(
    private readonly counts: CountRepository,
    private readonly live: Live,
  ) {}

  async move(userId: string, role: Role | null, change: CountsChange): Promise<void> {
    const counts = await this.counts.move(userId, change);
    await this.live.to(userId).emit('badge_counts_update', presentBadge(counts, role));
  }
}
