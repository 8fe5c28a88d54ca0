import type { ExternalProvider } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { ExternalIdentityRepository } from './external-identity.repository.js';

/** With which providers a person can sign in. */
@Injectable()
export class ExternalIdentitiesService {
  constructor(private readonly identities: ExternalIdentityRepository) {}

  providersOf(userId: string): Promise<ExternalProvider[]> {
    return this.identities.providersOf(userId);
  }
}
