import { isOwnPage } from '@crewcall/platform-bootstrap';

export interface HandshakeHeaders {
  origin?: string;
  host?: string;
  'x-forwarded-host'?: string | string[];
}

/** As `isOwnPage`, of the host that the gateway was asked for. Who names no page has to prove themselves anyway. */
export function isOwnOrigin(headers: HandshakeHeaders, publicUrl: string): boolean {
  const [host] = [headers['x-forwarded-host'] ?? headers.host].flat();
  return isOwnPage(headers.origin, host, publicUrl);
}
