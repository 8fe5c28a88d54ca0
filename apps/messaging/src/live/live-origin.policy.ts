import { isIP } from 'node:net';

export interface HandshakeHeaders {
  origin?: string;
  host?: string;
  'x-forwarded-host'?: string | string[];
}

/** Names that no stranger can point at us: an address is not looked up, and localhost is this machine. */
const cannotBeRebound = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/**
 * Browsers name the page a socket is opened from, and no other page may open one: the product's own address, or the
 * host that this very request went to, if that is an address: a name can be pointed at us. Programs that are no
 * browsers name none; they have to prove themselves anyway.
 */
export function isOwnOrigin(headers: HandshakeHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const asked = [headers['x-forwarded-host'] ?? host].flat()[0];
  try {
    const page = new URL(origin);
    const isWeb = page.protocol === 'http:' || page.protocol === 'https:';
    return (
      page.origin === new URL(publicUrl).origin || (isWeb && page.host === asked && cannotBeRebound(page.hostname))
    );
  } catch {
    return false;
  }
}
