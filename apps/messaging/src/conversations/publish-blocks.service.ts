import { blockChanged } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { BlockRepository } from './block.repository.js';

const BATCH = 200;

/** Publishes every block that stands: for services that began to keep them after it was made. */
@Injectable()
export class PublishBlocksService {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** How many blocks were published. */
  async publishAll(): Promise<number> {
    let count = 0;
    let after: { by: string; against: string } | null = null;
    for (;;) {
      const batch = await this.transactions.run(() => this.publishBatch(after));
      count += batch.length;
      after = batch.at(-1) ?? null;
      if (batch.length < BATCH) return count;
    }
  }

  /** Held until they are published, so that one that ends meanwhile is told of after it. */
  private async publishBatch(
    after: { by: string; against: string } | null,
  ): Promise<{ by: string; against: string }[]> {
    const batch = await this.blocks.holdBlocksAfter(after, BATCH);
    for (const { by, against } of batch)
      await this.events.publish(blockChanged, { subjectId: by, payload: { by, against, on: true } });
    return batch;
  }
}
