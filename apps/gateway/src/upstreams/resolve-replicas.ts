import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** How often a service's name is looked up. */
export const RESOLVE_EVERY_MS = 5000;

export type Lookup = (host: string) => Promise<{ address: string; family: number }[]>;

const lookUpAll: Lookup = (host) => lookup(host, { all: true });

/**
 * The origins behind a URL, one per address its host name resolves to, in a stable order. Names that stand for one thing
 * (addresses, localhost, and TLS hosts, whose certificate is for the name) are left as they are.
 */
export async function resolveReplicas(url: string, lookUp: Lookup = lookUpAll): Promise<string[]> {
  const { protocol, hostname, port, origin } = new URL(url);
  if (protocol === 'https:' || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, ''))) return [origin];
  const found = await lookUp(hostname);
  // A replica with two address families is one replica.
  const ofOneFamily = found.some(({ family }) => family === 4) ? found.filter(({ family }) => family === 4) : found;
  const origins = ofOneFamily.map(
    ({ address, family }) => `http://${family === 6 ? `[${address}]` : address}${port ? `:${port}` : ''}`,
  );
  return [...new Set(origins)].sort();
}
