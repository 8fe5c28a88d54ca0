import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseNames } from './services.js';

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

  /** Around the keys of people's documents, which nothing opens without it. */
  documentsKey(): string {
    const file = this.file('keys', 'documents.txt');
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
    return readFileSync(file, 'utf8');
  }

  /** By which push services of browsers know this installation. */
  pushKey(): string {
    const file = this.file('keys', 'push-private.txt');
    if (!existsSync(file)) {
      const { d = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
      writeFileSync(file, d, { mode: 0o600 });
    }
    return readFileSync(file, 'utf8');
  }

  /** What bank details are encrypted with: without it those of this folder can be read no more. */
  bankKeys(): string {
    const file = this.file('keys', 'bank-keys.txt');
    if (!existsSync(file)) writeFileSync(file, `1:${randomBytes(32).toString('base64url')}`, { mode: 0o600 });
    return readFileSync(file, 'utf8').trim();
  }

  /** The pair that signs and verifies sessions. */
  tokenKeys(): { publicKey: string; privateKey: string } {
    const [publicFile, privateFile] = [this.file('keys', 'token-public.pem'), this.file('keys', 'token-private.pem')];
    if (!existsSync(privateFile) || !existsSync(publicFile)) {
      const pair = generateKeyPairSync('ec', {
        namedCurve: 'P-256',
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
      writeFileSync(privateFile, pair.privateKey, { mode: 0o600 });
      writeFileSync(publicFile, pair.publicKey, { mode: 0o600 });
    }
    return { publicKey: readFileSync(publicFile, 'utf8'), privateKey: readFileSync(privateFile, 'utf8') };
  }
}
