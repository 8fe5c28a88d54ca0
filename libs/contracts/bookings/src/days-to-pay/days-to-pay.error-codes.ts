import type { DeclaredError } from '@crewcall/contracts-core';

export const daysToPayErrors = {
  companyMissing: { code: 'COMPANY_NOT_FOUND', kind: 'missing', message: 'This company does not exist.' },
  noFigureYet: {
    code: 'NO_FIGURE_YET',
    kind: 'conflict',
    message: 'There is no figure to reply to until three of your invoices are paid.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
