import { accountErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { UnknownProviderError } = defineErrors(accountErrors);
