import { identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class PlacesUnavailableError extends DomainError {
  constructor() {
    super({ ...identityErrors.locationsUnavailable, kind: 'unavailable' });
  }
}
