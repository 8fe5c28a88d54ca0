import { Injectable } from '@nestjs/common';
import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';

class NoPayload {}

const pruneIdempotencyKeys = defineTask({ name: 'prune-idempotency-keys', payload: NoPayload });

@RunsTask(pruneIdempotencyKeys, { everySeconds: 60 * 60 })
@Injectable()
export class PruneIdempotencyKeysTask implements TaskRunner {
  constructor(private readonly keys: IdempotencyKeyRepository) {}

  run(): Promise<void> {
    return this.keys.prune();
  }
}
