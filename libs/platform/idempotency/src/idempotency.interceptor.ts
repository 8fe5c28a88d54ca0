import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Transactions } from '@crewcall/platform-database';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { KeyReusedError } from './idempotency.errors.js';
import { IdempotencyKeyRepository, type RequestKey } from './idempotency-key.repository.js';
import { type IdempotentRequest, requestHashOf, requestKeyOf } from './request-key.js';

/** Told with an answer that was given before. */
const REPLAYED_HEADER = 'idempotency-replayed';

/**
 * Carries a request out once, however often it is sent with the same key: the key and the answer are stored in the
 * transaction of the write. An error is not stored, since nothing was written; the next attempt is judged anew.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: IdempotencyKeyRepository,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<IdempotentRequest>();
    const carryOut = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const key = requestKeyOf(request);
    return from(
      this.transactions.run(() =>
        key ? this.once(key, requestHashOf(request), http.getResponse<FastifyReply>(), carryOut) : carryOut(),
      ),
    );
  }

  private async once(
    key: RequestKey,
    hash: string,
    reply: FastifyReply,
    carryOut: () => Promise<unknown>,
  ): Promise<unknown> {
    if (await this.keys.claimKey(key, hash)) {
      const body = await carryOut();
      this.keys.storeAnswer(key, reply.statusCode, body);
      return body;
    }
    const answer = await this.keys.answerOf(key);
    if (answer.requestHash !== hash) throw new KeyReusedError();
    void reply.status(answer.status).header(REPLAYED_HEADER, 'true');
    return answer.body ?? undefined;
  }
}
