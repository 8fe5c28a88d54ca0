import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { type BlockChange, BlockedPeopleRepository } from './blocked-people.repository.js';

/** Who is not to find whom. No user is told of it. */
@Injectable()
export class BlockedPeopleService {
  constructor(private readonly blocked: BlockedPeopleRepository) {}

  keepBlock(change: BlockChange): Promise<void> {
    return this.blocked.saveBlock(change);
  }

  /** Visitors blocked no user: nothing is looked up for them. */
  async apartFrom(actor: Actor | null): Promise<string[]> {
    return actor ? this.blocked.apartFrom(actor.id) : [];
  }
}
