import { Injectable } from '@nestjs/common';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';

const pruneIdempotencyKeys = defineTask({ name: 'prune-idempotency-keys', payload: NoPayload });

@RunsTask(pruneIdempotencyKeys, { everySeconds: 60 * 60 })
@Injectable()
export class PruneIdempotencyKeysTask implements TaskRunner {
  constructor(private readonly keys: IdempotencyKeyRepository) {}

  run(): Promise<void> {
    return this.keys.prune();
  }
}
