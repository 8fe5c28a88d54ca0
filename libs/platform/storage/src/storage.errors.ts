import { coreErrors } from '@crewcall/contracts-core';
import { defineErrors } from '@crewcall/platform-errors';

export const { ObjectMissingError, ObjectTooLargeError, StorageUnavailableError } = defineErrors(coreErrors);
