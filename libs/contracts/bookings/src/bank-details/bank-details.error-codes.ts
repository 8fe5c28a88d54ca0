import type { DeclaredError } from '@crewcall/contracts-core';

export const bankDetailsErrors = {
  bankDetailsMissing: {
    code: 'BANK_DETAILS_NOT_FOUND',
    kind: 'missing',
    message: 'You have not given bank details yet.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
