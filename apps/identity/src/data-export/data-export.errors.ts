import { identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

/** Not ready, expired, or another person's: which of them is not said. */
export class DataExportMissingError extends DomainError {
  constructor() {
    super({ ...identityErrors.dataExportMissing, kind: 'missing' });
  }
}
