import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseNames, type Keys } from './services.js';

interface Secrets {
  postgres: string;
  s3: string;
  databases: Record<string, string>;
}

/** Where everything that outlives a run is kept. Ignored by git; `--reset` removes it. */
export class DataFolder {
  constructor(readonly root: string) {}

  /** Makes a folder in it. Others may pass through (Postgres runs as another user when we are root), not look. */
  folder(...names: string[]): string {
    mkdirSync(this.root, { recursive: true, mode: 0o711 });
    const folder = path.join(this.root, ...names);
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    return folder;
  }

  file(...names: string[]): string {
    this.folder(...names.slice(0, -1));
    return path.join(this.root, ...names);
  }

  /** Postgres' data may be a link to a place that its user can reach: that goes too. */
  clear(): void {
    const postgres = path.join(this.root, 'postgres', 'data');
    if (existsSync(postgres)) rmSync(realpathSync(postgres), { recursive: true, force: true });
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Passwords made once for this folder: no one knows them, no one types them. */
  secrets(): Secrets {
    const file = this.file('keys', 'passwords.json');
    const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
    const password = () => randomBytes(24).toString('base64url');
    const databases = Object.fromEntries(databaseNames.map((name) => [name, known.databases?.[name] ?? password()]));
    const secrets = { postgres: known.postgres ?? password(), s3: known.s3 ?? password(), databases };
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    return secrets;
  }

  keys(): Keys {
    const makeToken = () =>
      generateKeyPairSync('ec', {
        namedCurve: 'P-256',
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      }).privateKey;
    const makePush = () =>
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';
    const privateKey = this.kept('token-private.pem', makeToken);
    return {
      privateKey,
      publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
      documentsKey: this.kept('documents.txt', () => randomBytes(32).toString('hex')),
      pushKey: this.kept('push-private.txt', makePush),
      bankKeys: this.kept('bank-keys.txt', () => `1:${randomBytes(32).toString('base64url')}`).trim(),
    };
  }

  private kept(name: string, make: () => string): string {
    const file = this.file('keys', name);
    if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
    return readFileSync(file, 'utf8');
  }
}
