import { type ExternalProvider, externalProviders, type ExternalSignInError } from '@crewcall/contracts-identity';
import { withTimeout } from '@crewcall/platform-observability';
import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { UnknownProviderError } from './external-sign-in.errors.js';
import type { ExternalPerson } from './external-person.js';
import { ProviderError } from './provider.errors.js';
import type { ExternalRequest } from './external-request.js';
import { ExternalSignInConfig } from './external-sign-in.config.js';

export const STATE_COOKIE = 'crewcall_external';
/** Of the provider's token endpoint; the user who waits longer has gone. */
const PROVIDER_WITHIN_MS = 10_000;

type Query = Record<string, unknown>;

const requestOf = (context: ExecutionContext): ExternalRequest => context.switchToHttp().getRequest<ExternalRequest>();

/** Passport answers Express; where it wants to lead to is all that is needed of that. */
const answerInto = (leads: (to: string) => void) => ({
  statusCode: 200,
  setHeader: (name: string, value: string): void => (name.toLowerCase() === 'location' ? leads(value) : undefined),
  end: (): void => undefined,
});

function guardOf(provider: ExternalProvider, leads: (to: string) => void): CanActivate {
  class ProviderGuard extends AuthGuard(provider) {
    getResponse(): object {
      return answerInto(leads);
    }

    override handleRequest<T>(error: unknown, person: T | false): T {
      if (error) throw error;
      if (!person) throw new ProviderError('failed');
      return person;
    }
  }
  return new ProviderGuard();
}

/** The words of different providers for a user who pressed Cancel. */
const cancelled = new Set<unknown>([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
  'user_denied',
]);

function cookieIn(header: string | undefined): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim().split('='));
  return parts
    .find(([name]) => name === STATE_COOKIE)
    ?.slice(1)
    .join('=');
}

/** Lets passport deal with a request, and turns whatever comes of it into an outcome that the controller answers. */
@Injectable()
export class ExternalGuard implements CanActivate {
  private readonly logger = new Logger(ExternalGuard.name);

  constructor(private readonly config: ExternalSignInConfig) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const wanted = (request.params as Query)['provider'];
    const provider = externalProviders.find((known) => known === wanted);
    if (!provider) throw new UnknownProviderError();
    request.external = { stateCookie: cookieIn(request.headers.cookie) };
    const reason = this.reasonAgainst(provider, request);
    if (reason) request.external.error = new ProviderError(reason);
    else await this.ask(provider, context, request);
    return true;
  }

  private reasonAgainst(provider: ExternalProvider, { query, url }: ExternalRequest): ExternalSignInError | null {
    if (!this.config.credentialsOf(provider)) return 'not_configured';
    const { error, code } = query as Query;
    if (error !== undefined) return cancelled.has(error) ? 'access_denied' : 'failed';
    const isReturn = (url.split('?')[0] ?? '').endsWith('/callback');
    return isReturn === (typeof code === 'string') ? null : 'failed';
  }

  private async ask(provider: ExternalProvider, context: ExecutionContext, request: ExternalRequest): Promise<void> {
    // Passport itself never comes back from a redirect.
    const answered = new Promise<unknown>((resolve, reject) => {
      const leads = (to: string): void => {
        request.external.leadsTo = to;
        resolve(to);
      };
      Promise.resolve(guardOf(provider, leads).canActivate(context) as Promise<boolean>).then(resolve, reject);
    });
    try {
      await withTimeout(answered, PROVIDER_WITHIN_MS, () => new Error(`${provider} did not answer in time`));
      request.external.person = (request as { user?: ExternalPerson }).user;
    } catch (error) {
      request.external.error = error instanceof ProviderError ? error : new ProviderError('failed');
      this.logger.warn(`Nobody signed in with ${provider}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}
