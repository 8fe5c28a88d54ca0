import { defineErrors } from '@crewcall/platform-errors';

export const { ObjectMissingError, ObjectTooLargeError, StorageUnavailableError } = defineErrors({
  objectMissing: { code: 'OBJECT_MISSING', kind: 'missing', message: 'This file is no longer there.' },
  objectTooLarge: { code: 'OBJECT_TOO_LARGE', kind: 'too_large', message: 'This file is too large.' },
  storageUnavailable: {
    code: 'STORAGE_UNAVAILABLE',
    kind: 'unavailable',
    message: 'Files are not available right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
});
