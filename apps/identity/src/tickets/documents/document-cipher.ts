import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

export const newSecret = (): Buffer => randomBytes(KEY_BYTES);

/** Nonce, tag, then the text; `about` is what it belongs to, and opens under no other. */
export function seal(key: Buffer, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws for another key, for what belongs elsewhere, and for a single bit that was changed */
export function unseal(key: Buffer, about: string, sealed: Buffer): Buffer {
  const text = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(NONCE_BYTES, text));
  return Buffer.concat([decipher.update(sealed.subarray(text)), decipher.final()]);
}

/** The key of one document: of its person's key and its own secret, so that it ends with either. */
export const keyOfDocument = (personKey: Buffer, secret: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', personKey, secret, 'ticket-document', KEY_BYTES));
