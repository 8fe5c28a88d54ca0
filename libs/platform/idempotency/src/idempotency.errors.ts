import { errorTexts } from '@crewcall/contracts-core';
import { DomainError } from '@crewcall/platform-errors';

export class RequestInFlightError extends DomainError {
  constructor() {
    super({
      code: 'REQUEST_IN_FLIGHT',
      kind: 'conflict',
      message: 'This request is still being carried out. Please wait a moment.',
      retryAfterSeconds: 1,
    });
  }
}

export class KeyReusedError extends DomainError {
  constructor() {
    super({
      code: 'IDEMPOTENCY_KEY_REUSED',
      kind: 'unprocessable',
      message: errorTexts.IDEMPOTENCY_KEY_REUSED,
    });
  }
}

export class InvalidKeyError extends DomainError {
  constructor() {
    super({
      code: 'IDEMPOTENCY_KEY_INVALID',
      kind: 'invalid',
      message: 'An idempotency key is 8 to 100 letters, digits, dashes or underscores.',
    });
  }
}
