import { coreErrors } from '@crewcall/contracts-core';
import { defineErrors } from '@crewcall/platform-errors';

export const { SignInRequiredError, AccessDeniedError, ProofRequiredError } = defineErrors(coreErrors);
