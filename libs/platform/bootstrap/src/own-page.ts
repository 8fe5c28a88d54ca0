import { isIP } from 'node:net';

/** Names that no stranger can point at us: an address is not looked up, and localhost is this machine. */
const cannotBeRebound = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/**
 * Whether a browser's page may open a live socket: only our own pages. Browsers always say where a page is from
 * and do not hold sockets to the same-origin rule, so this is ours to do. What is not a browser says nothing.
 * A page of the very host it asks is ours only where that host is an address: a name can be pointed at us.
 */
export function isOwnPage(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin) || !URL.canParse(publicUrl)) return false;
  const page = new URL(origin);
  if (page.origin === new URL(publicUrl).origin) return true;
  return /^https?:$/.test(page.protocol) && page.host === host && cannotBeRebound(page.hostname);
}
