import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/**
 * On an endpoint that writes: runs it in a transaction, and at most once per `Idempotency-Key`. A second request with
 * the key is answered like the first; with another body it is refused with 422, while the first runs with 409.
 */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Makes a retried request one request, for 24 hours.',
    }),
  );
