import { BlockRepository } from '@crewcall/bookings-domain';
import { Injectable } from '@nestjs/common';
import { TracesRepository } from './traces.repository.js';

@Injectable()
export class TracesService {
  constructor(
    private readonly traces: TracesRepository,
    private readonly blocks: BlockRepository,
  ) {}

  /** Twice is fine. */
  async removeOf(userId: string): Promise<void> {
    await this.traces.unnameJobsOf(userId);
    await this.traces.removeOf(userId);
    await this.blocks.removeAllOf(userId);
  }
}
