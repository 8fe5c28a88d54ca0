import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BankKeysConfig } from './bank-keys.config.js';

const METHOD = 'aes-256-gcm';

/** Seals texts by AES-256-GCM under the first of the installation's keys, and opens what any of them sealed. */
@Injectable()
export class BankCipher {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly current: string;

  constructor(config: BankKeysConfig) {
    const pairs = config.keys.map((pair) => pair.split(':', 2) as [string, string]);
    this.keys = new Map(pairs.map(([id, key]) => [id, Buffer.from(key, 'base64url')]));
    this.current = pairs[0]?.[0] ?? '';
    if (this.keys.size !== pairs.length) throw new Error('BANK_DETAILS_KEYS: two keys have the same id');
  }

  /** @param of what it belongs to: sealed for one row, it opens in no other */
  seal(text: string, of: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(METHOD, this.keyOf(this.current), nonce).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [this.current, ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
  }

  /** @throws Error of what was changed, moved to another row, or sealed with a key that is not here */
  open(sealed: string, of: string): string {
    const [id = '', ...parts] = sealed.split('.');
    const [nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (!nonce || !text || tag?.length !== 16) throw new Error('This was not sealed here');
    const cipher = createDecipheriv(METHOD, this.keyOf(id), nonce).setAAD(Buffer.from(of)).setAuthTag(tag);
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
  }

  private keyOf(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`BANK_DETAILS_KEYS has no key '${id}'`);
    return key;
  }
}
