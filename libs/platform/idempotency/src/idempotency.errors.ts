import { errorTexts } from '@crewcall/contracts-core';
import { defineErrors } from '@crewcall/platform-errors';

export const { RequestInFlightError, KeyReusedError, InvalidKeyError } = defineErrors({
  requestInFlight: {
    code: 'REQUEST_IN_FLIGHT',
    kind: 'conflict',
    message: 'This request is still being carried out. Please wait a moment.',
    retryAfterSeconds: 1,
  },
  keyReused: { code: 'IDEMPOTENCY_KEY_REUSED', kind: 'unprocessable', message: errorTexts.IDEMPOTENCY_KEY_REUSED },
  invalidKey: {
    code: 'IDEMPOTENCY_KEY_INVALID',
    kind: 'invalid',
    message: 'An idempotency key is 8 to 100 letters, digits, dashes or underscores.',
  },
});
