import { identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { UnknownProviderError } = defineErrors(identityErrors);
