import type { Role } from '@crewcall/contracts-core';

/** Who is asking, as the token proves it. Nothing a body or a header says changes it. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  sessionId: string;
  /** The web server asks for a page in this person's name: it may read and nothing else. */
  isReadOnly?: true;
}

/** What identity signs into a bearer token. */
export interface TokenClaims {
  sub: string;
  role: Role;
  email: string;
  sid: string;
  /** In a token that the web server reads with. */
  scope?: 'read';
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

export const TOKEN_ISSUER = 'crewcall';
export const TOKEN_AUDIENCE = 'crewcall';

/** Of a proof that the owner of an account is there: no service takes it for a token. */
export const PROOF_AUDIENCE = 'crewcall-proof';
export const PROOF_LIFE_SECONDS = 5 * 60;

/** A token lives a day; its session longer. After half of it `GET /api/auth/session` hands out a fresh one. */
export const TOKEN_LIFE_SECONDS = 24 * 60 * 60;
