import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './actor.js';
import { TokenKeys } from './token-keys.service.js';

const pairOf = (): { publicKey: string; privateKey: KeyObject } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(), privateKey };
};

const tokenBy = (privateKey: KeyObject): string =>
  new JwtService().sign(
    { sid: 'one' },
    { privateKey, algorithm: 'ES256', subject: 'me', issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE, expiresIn: 60 },
  );

const [before, now, stranger] = [pairOf(), pairOf(), pairOf()];
const expected = { audience: TOKEN_AUDIENCE };

it('take what the key before signed while both are listed, and no more once it is gone', async () => {
  const both = new TokenKeys({ publicKey: before.publicKey + now.publicKey });
  for (const { privateKey } of [before, now])
    expect(await both.claimsOf(tokenBy(privateKey), expected)).toMatchObject({ sub: 'me', sid: 'one' });
  expect(await both.claimsOf(tokenBy(stranger.privateKey), expected)).toBeNull();

  const after = new TokenKeys({ publicKey: now.publicKey });
  expect(await after.claimsOf(tokenBy(now.privateKey), expected)).toMatchObject({ sub: 'me' });
  expect(await after.claimsOf(tokenBy(before.privateKey), expected)).toBeNull();
});

it('take nothing that was made for something else', async () => {
  const keys = new TokenKeys({ publicKey: now.publicKey });
  expect(await keys.claimsOf(tokenBy(now.privateKey), { audience: 'crewcall-reader' })).toBeNull();
});

it('know whether what a private key signs would be taken', () => {
  const keys = new TokenKeys({ publicKey: before.publicKey + now.publicKey });
  expect([before, now, stranger].map(({ privateKey }) => keys.include(privateKey))).toEqual([true, true, false]);
});
