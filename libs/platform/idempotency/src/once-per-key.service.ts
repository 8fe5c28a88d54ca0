import { createHash } from 'node:crypto';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { InvalidKeyError, KeyReusedError } from './idempotency.errors.js';
import { IdempotencyKeyRepository, type RequestKey } from './idempotency-key.repository.js';
import { isKey } from './request-key.js';

const STORED = 200;

/** As `@Idempotent`, for parts of one request that each have a transaction of their own. */
@Injectable()
export class OncePerKey {
  constructor(
    private readonly keys: IdempotencyKeyRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Inside a transaction, with which the key and the answer are stored. */
  async run<T>(request: RequestKey, input: unknown, carryOut: () => Promise<T>): Promise<T> {
    this.transactions.require();
    if (!isKey(request.key)) throw new InvalidKeyError();
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    if (await this.keys.claimKey(request, hash)) {
      const answer = await carryOut();
      this.keys.storeAnswer(request, STORED, answer);
      return answer;
    }
    const stored = await this.keys.answerOf(request);
    if (stored.requestHash !== hash) throw new KeyReusedError();
    return stored.body as T;
  }
}
