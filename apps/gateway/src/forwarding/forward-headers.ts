import type { IncomingHttpHeaders } from 'node:http';
import { RequestContext } from '@crewcall/platform-observability';

/** Of one connection, never passed on (RFC 9110 §7.6.1); Expect was answered by us. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'http2-settings',
]);

/** Claims of identity or origin that only we may make. */
const claims =
  /^(x-user-|x-internal|x-actor|x-forwarded|x-real-ip$|x-original-|x-rewrite-|forwarded$|via$|true-client-ip$|cf-connecting-ip$|traceparent$|tracestate$|baggage$)/;

const nothing: readonly string[] = [];

/** Names listed in Connection are of that connection too. */
const listedIn = (connection: string | string[] | undefined): readonly string[] =>
  connection === undefined || connection === 'keep-alive'
    ? nothing
    : String(connection)
        .toLowerCase()
        .split(',')
        .map((name) => name.trim());

const isOfConnection = (name: string, listed: readonly string[]): boolean =>
  hopByHop.has(name) || listed.includes(name);

/** Ours are told instead. */
const ofSoftware = new Set(['server', 'x-powered-by', 'x-request-id']);

export interface Caller {
  address: string;
  protocol: 'http' | 'https';
  requestId: string;
}

/** What a service is told: the caller's own headers less what is not the caller's to say, plus what we know. */
export function headersToService(
  inbound: IncomingHttpHeaders,
  { address, protocol, requestId }: Caller,
): Record<string, string | string[]> {
  const listed = listedIn(inbound.connection);
  const kept = Object.entries(inbound).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined && !isOfConnection(entry[0], listed) && entry[0] !== 'host' && !claims.test(entry[0]),
  );
  const traceparent = RequestContext.traceparent();
  return {
    ...Object.fromEntries(kept),
    ...(traceparent ? { traceparent } : {}),
    'x-request-id': requestId,
    'x-forwarded-for': address,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': inbound.host ?? '',
  };
}

/** What the caller is told: the service's headers less those of the connection, of its software, and those we set on every answer. */
export function headersToCaller(
  outbound: Record<string, string | string[] | undefined>,
  ours: Readonly<Record<string, string>>,
): Record<string, string | string[]> {
  const listed = listedIn(outbound['connection']);
  const kept = Object.entries(outbound).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined &&
      !isOfConnection(entry[0], listed) &&
      !ofSoftware.has(entry[0]) &&
      !Object.hasOwn(ours, entry[0]),
  );
  return { ...Object.fromEntries(kept), ...ours };
}
