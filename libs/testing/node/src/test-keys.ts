import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';

const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** The key pair of this test process; every service it starts trusts it. */
export const testKeys = { privateKey, publicKey };

export interface TestActor {
  id: string;
  role: 'freelancer' | 'recruiter' | 'admin';
  email?: string;
  sessionId?: string;
}

/** Read once: from its text it takes longer than the signature. */
const signingKey = createPrivateKey(privateKey);

/** A bearer token as identity would sign it for this person. */
export function tokenFor(
  actor: TestActor,
  options: { expiresInSeconds?: number; scope?: 'read'; audience?: string } = {},
): string {
  const claims = {
    role: actor.role,
    email: actor.email ?? `${actor.id}@example.test`,
    sid: actor.sessionId ?? newId(),
    ...(options.scope ? { scope: options.scope } : {}),
  };
  return new JwtService().sign(claims, {
    privateKey: signingKey,
    algorithm: 'ES256',
    subject: actor.id,
    issuer: TOKEN_ISSUER,
    audience: options.audience ?? TOKEN_AUDIENCE,
    expiresIn: options.expiresInSeconds ?? 3600,
  });
}
