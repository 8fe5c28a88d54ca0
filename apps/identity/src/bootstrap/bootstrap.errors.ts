import { administrationErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class AdminExistsError extends DomainError {
  constructor() {
    super({ ...administrationErrors.adminExists, kind: 'conflict' });
  }
}

/** Whatever is missing: approval, verification or the setup token. */
export class NotApprovedError extends DomainError {
  constructor() {
    super({ ...administrationErrors.notApproved, kind: 'forbidden' });
  }
}
