import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { BlockRepository } from './block.repository.js';
import type { Standing } from './conversation.policy.js';

@Injectable()
export class StandingService {
  constructor(
    private readonly people: PeopleService,
    private readonly blocks: BlockRepository,
  ) {}

  /** Between two people, whether they have a conversation or not. Null when there is no such other. */
  async between(userId: string, otherId: string): Promise<Standing | null> {
    const other = await this.people.find(otherId);
    if (!other) return null;
    return { isOtherDeleted: other.deletedAt !== null, ...(await this.blocks.between(userId, otherId)) };
  }
}
