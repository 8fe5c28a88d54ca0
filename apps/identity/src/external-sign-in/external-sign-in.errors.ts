import { errorTexts } from '@crewcall/contracts-core';
import { DomainError } from '@crewcall/platform-errors';

export class UnknownProviderError extends DomainError {
  constructor() {
    super({ code: 'NOT_FOUND', kind: 'missing', message: errorTexts.NOT_FOUND });
  }
}
