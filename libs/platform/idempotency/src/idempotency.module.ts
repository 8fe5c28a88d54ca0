import { Global, Module } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';
import { OncePerKey } from './once-per-key.service.js';

/** What `@Idempotent` needs. Keys are pruned by a task, so `QueuesModule` belongs beside it. */
@Global()
@Module({
  providers: [IdempotencyInterceptor, IdempotencyKeyRepository, OncePerKey],
  exports: [IdempotencyInterceptor, IdempotencyKeyRepository, OncePerKey],
})
export class IdempotencyModule {}
