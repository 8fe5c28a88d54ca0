import { createHash, randomBytes } from 'node:crypto';

/** What a mail's link holds: it acknowledges one version for one person, and opens nothing. */
export const newSheetKey = (): string => randomBytes(32).toString('base64url');

/** All that is kept of it. */
export const sheetKeyHash = (key: string): Buffer => createHash('sha256').update(key).digest();
