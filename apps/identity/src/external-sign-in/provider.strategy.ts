import { randomBytes } from 'node:crypto';
import type { ExternalProvider } from '@crewcall/contracts-identity';
import { HttpConfig, PublicUrlConfig } from '@crewcall/platform-config';
import { authRoutes, externalProviders } from '@crewcall/contracts-identity';
import { Injectable, type Type } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import OAuth2Strategy from 'passport-oauth2';
import type { ExternalPerson } from './external-person.js';
import { personOf } from './external-profile.rules.js';
import { profileAt } from './external-profile.client.js';
import { ProviderError } from './provider.errors.js';
import type { ExternalRequest } from './external-request.js';
import { ExternalSignInConfig } from './external-sign-in.config.js';
import { ExternalStates, returnKeyOr, roleOr } from './external-state.service.js';
import { subjectOfIdToken } from './id-token.rules.js';
import { factsOf, type ProviderFacts } from './providers.js';

/** What a sign-in is begun with: passport hands it on to the state store. */
interface WantedState {
  nonce: string;
  role: unknown;
  returnKey: unknown;
}

type Loaded = (error: Error | null, verifier?: string | false, state?: unknown) => void;

/** What passport-oauth2 asks for when it does PKCE; its type declarations know an older shape. */
function stateStoreOf(provider: ExternalProvider, states: ExternalStates): OAuth2Strategy.StateStore {
  const store = {
    store(request: ExternalRequest, verifier: string, wanted: WantedState, _meta: object, done: Loaded) {
      const state = states.begin(provider, {
        verifier,
        nonce: wanted.nonce,
        role: roleOr(wanted.role),
        returnKey: returnKeyOr(wanted.returnKey),
      });
      request.external.stateCookie = states.seal(state);
      done(null, state.state as never);
    },
    verify(request: ExternalRequest, state: unknown, _meta: object, done: Loaded) {
      states.open(request.external.stateCookie, provider, state).then(
        (known) => {
          request.external.state = known ?? undefined;
          done(null, known?.verifier ?? false);
        },
        (error: Error) => done(error),
      );
    },
  };
  return store as unknown as OAuth2Strategy.StateStore;
}

/** One provider as passport knows it: authorization code with PKCE, state and nonce. */
function strategyOf(provider: ExternalProvider): Type {
  @Injectable()
  class ProviderStrategy extends PassportStrategy(OAuth2Strategy, provider, true) {
    private readonly facts: ProviderFacts;
    private readonly clientId: string;

    constructor(config: ExternalSignInConfig, http: HttpConfig, site: PublicUrlConfig, states: ExternalStates) {
      const facts = factsOf(provider, http.nodeEnv === 'production' ? undefined : config.standInUrl);
      // A provider that is off is never asked; passport only insists on having something here.
      const credentials = config.credentialsOf(provider) ?? { clientID: 'off', clientSecret: 'off' };
      const { authorizationURL, tokenURL, scope } = facts;
      const callbackURL = `${site.publicUrl}${authRoutes.externalReturn(provider)}`;
      const store = stateStoreOf(provider, states);
      super({
        authorizationURL,
        tokenURL,
        scope,
        ...credentials,
        callbackURL,
        store,
        pkce: true,
        passReqToCallback: true,
      });
      this.facts = facts;
      this.clientId = credentials.clientID;
    }

    override authenticate(request: Parameters<OAuth2Strategy['authenticate']>[0], options?: object): void {
      const { role, return_key: returnKey } = request.query;
      const state: WantedState = { nonce: randomBytes(24).toString('base64url'), role, returnKey };
      super.authenticate(request, { ...options, state });
    }

    override authorizationParams({ state }: { state: WantedState }): object {
      return this.facts.issuers ? { nonce: state.nonce } : {};
    }

    override userProfile(accessToken: string, done: (error?: unknown, profile?: unknown) => void): void {
      profileAt(this.facts.profileURL, accessToken).then((profile) => done(null, profile), done);
    }

    validate(
      request: ExternalRequest,
      _accessToken: string,
      _refreshToken: string,
      granted: { id_token?: unknown },
      profile: unknown,
    ): ExternalPerson {
      const person = personOf(provider, profile);
      const { state } = request.external;
      if (!person || !state) throw new ProviderError('failed');
      const { issuers, isNonceReturned } = this.facts;
      if (issuers) {
        const expected = { issuers, isNonceReturned, clientId: this.clientId, nonce: state.nonce };
        const subject = subjectOfIdToken(granted.id_token, { ...expected, now: Date.now() / 1000 });
        // The profile has to be of the person that the token is about.
        if (subject !== person.subject) throw new ProviderError('failed');
      }
      return person;
    }
  }
  return ProviderStrategy;
}

export const providerStrategies: Type[] = externalProviders.map(strategyOf);
