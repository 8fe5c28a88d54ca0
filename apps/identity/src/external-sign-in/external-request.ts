import type { FastifyRequest } from 'fastify';
import type { ExternalPerson } from './external-person.js';
import type { ProviderError } from './provider.errors.js';
import type { ExternalState } from './external-state.service.js';

/** What a request to or from a provider has come to. */
export interface ExternalOutcome {
  /** As it came with the request, or as it is to be kept by the browser. */
  stateCookie?: string;
  state?: ExternalState;
  /** To the provider. */
  leadsTo?: string;
  person?: ExternalPerson;
  error?: ProviderError;
}

export interface ExternalRequest extends FastifyRequest {
  external: ExternalOutcome;
}
