import { moderationErrors } from '@crewcall/contracts-admin';
import { DomainError } from '@crewcall/platform-errors';

export class CaseMissingError extends DomainError {
  constructor() {
    super({ ...moderationErrors.caseMissing, kind: 'missing' });
  }
}

export class CaseDecidedError extends DomainError {
  constructor() {
    super({ ...moderationErrors.caseDecided, kind: 'conflict' });
  }
}

export class NobodyToActOnError extends DomainError {
  constructor() {
    super({ ...moderationErrors.nobodyToAct, kind: 'conflict' });
  }
}
