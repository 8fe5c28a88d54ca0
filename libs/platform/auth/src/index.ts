export {
  type Actor,
  PROOF_AUDIENCE,
  PROOF_LIFE_SECONDS,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  TOKEN_LIFE_SECONDS,
  type TokenClaims,
} from './actor.js';
export { assertSubject } from './assert-subject.js';
export { Can, CurrentActor, OptionalActor, type RequestWithActor } from './auth.decorator.js';
export { AccessDeniedError, ProofRequiredError, SignInRequiredError } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { ProofVerifier } from './proof-verifier.service.js';
export { REVOCATION_LIFE_SECONDS, type Revocation, SessionRevocations } from './session-revocations.service.js';
export { TokenKeys } from './token-keys.service.js';
export { TokenVerifier } from './token-verifier.service.js';
export { Public } from '@crewcall/platform-observability';
