import { errorTexts } from '@crewcall/contracts-core';
import { defineErrors } from '@crewcall/platform-errors';

export const { UnknownProviderError } = defineErrors({
  unknownProvider: { code: 'NOT_FOUND', kind: 'missing', message: errorTexts.NOT_FOUND },
});
