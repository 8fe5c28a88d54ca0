import { administrationErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class AdminStandsError extends DomainError {
  constructor() {
    super({ ...administrationErrors.adminStands, kind: 'conflict' });
  }
}

export class NotPromotableError extends DomainError {
  constructor() {
    super({ ...administrationErrors.notPromotable, kind: 'conflict' });
  }
}

export class NotAnAdminError extends DomainError {
  constructor() {
    super({ ...administrationErrors.notAdmin, kind: 'conflict' });
  }
}

export class LastAdminDemotedError extends DomainError {
  constructor() {
    super({ ...administrationErrors.lastAdminDemoted, kind: 'conflict' });
  }
}
