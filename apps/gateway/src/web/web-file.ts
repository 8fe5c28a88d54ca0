import { createHash } from 'node:crypto';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

export type Encoding = 'br' | 'gzip';

/** A file of the web app with its ready compressed forms. */
export interface WebFile {
  type: string;
  etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  isImmutable: boolean;
  plain: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
}

/** What the build named: nothing else lies there, and no page. */
export const isBuiltFile = (path: string): boolean => path.startsWith('/assets/');

export function webFile(name: string, plain: Buffer, packed: WebFile['packed']): WebFile {
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    isImmutable: isBuiltFile(name) && endsInHash(path.parse(name).name),
    plain,
    packed,
  };
}

/** As Vite names what it builds: `jobs.route-DNQeX9Hr`. */
const endsInHash = (stem: string): boolean => /[\w-]{8}$/.test(stem) && /[-.]/.test(stem.slice(0, -8));

export interface Representation {
  body: Buffer;
  etag: string;
  encoding?: Encoding;
}

/** The best form this caller takes. Each form has a validator of its own. */
export function representationOf({ plain, packed, etag }: WebFile, acceptEncoding?: string): Representation {
  const encoding = encodingsFor(acceptEncoding).find((each) => packed[each]);
  const body = encoding && packed[encoding];
  return body ? { body, encoding, etag: `"${etag}-${encoding}"` } : { body: plain, etag: `"${etag}"` };
}

/** What the caller takes, the smallest first. */
function encodingsFor(acceptEncoding = ''): Encoding[] {
  const refused = /(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/i;
  const parts = acceptEncoding.toLowerCase().split(',');
  return (['br', 'gzip'] as const).filter((encoding) => {
    const asked = parts.find((part) => part.trim().startsWith(encoding));
    return asked !== undefined && !refused.test(asked);
  });
}

/** Whether the caller's `If-None-Match` already has it. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
