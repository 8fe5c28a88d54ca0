import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, type Dispatcher, ProxyAgent, request } from 'undici';
import { isPublicAddress } from './public-host.rules.js';
import { PublicFetchError } from './public-fetch.errors.js';

const MOST_REDIRECTS = 3;
const redirects = [301, 302, 303, 307, 308];
const usual: Record<string, string> = { 'http:': '80', 'https:': '443' };

export interface PublicFetcherOptions {
  /** Where all requests leave, where there is such a place: a proxy that takes CONNECT. */
  proxy?: string;
  /** For tests: what is asked for every name that ends in `.test`, which the world has none of (RFC 2606). */
  testOrigin?: string;
  resolve?: (hostname: string) => Promise<string[]>;
  isPublic?: (address: string) => boolean;
  ports?: readonly string[];
}

export interface PublicRequest {
  headers?: Record<string, string>;
  mostBytes: number;
  withinMs: number;
}

export interface PublicAnswer {
  /** Null where what is known already has not changed. */
  body: Buffer | null;
  etag: string | null;
}

/**
 * Reads what a stranger's address leads to. Every name is resolved once, every address it has is judged, and the
 * connection is made to one of those that were judged: a name that means something else a moment later is not asked
 * again. The same for each redirect.
 */
export class PublicFetcher {
  private readonly resolve: NonNullable<PublicFetcherOptions['resolve']>;
  private readonly isPublic: NonNullable<PublicFetcherOptions['isPublic']>;
  private readonly ports: readonly string[];

  constructor(private readonly options: PublicFetcherOptions = {}) {
    this.resolve = options.resolve ?? addressesOf;
    this.isPublic = options.isPublic ?? isPublicAddress;
    this.ports = options.ports ?? ['80', '443'];
  }

  /** @throws PublicFetchError of whatever kind keeps it from being read */
  async read(address: string, asked: PublicRequest): Promise<PublicAnswer> {
    const signal = AbortSignal.timeout(asked.withinMs);
    let url = address;
    try {
      for (let redirected = 0; redirected <= MOST_REDIRECTS; redirected += 1) {
        const answer = await this.ask(new URL(url), asked, signal);
        if (typeof answer !== 'string') return answer;
        url = new URL(answer, url).href;
      }
    } catch (error) {
      if (error instanceof PublicFetchError) throw error;
      if (signal.aborted) throw new PublicFetchError('took_too_long', 'No whole answer came in time');
      throw new PublicFetchError('not_found', (error as Error).message);
    }
    throw new PublicFetchError('not_found', 'Too many redirects');
  }

  /** An address where there is another to be asked. */
  private async ask(url: URL, asked: PublicRequest, signal: AbortSignal): Promise<PublicAnswer | string> {
    const target = await this.targetOf(url, signal);
    const dispatcher = this.dispatcherFor(url);
    try {
      const { statusCode, headers, body } = await request(target, {
        headers: { ...asked.headers, host: url.host, 'accept-encoding': 'identity' },
        dispatcher,
        signal,
      });
      if (redirects.includes(statusCode) && typeof headers.location === 'string') return headers.location;
      if (statusCode === 304) return { body: null, etag: null };
      if (statusCode !== 200) throw new PublicFetchError('not_found', `It answers ${statusCode}`);
      const etag = typeof headers.etag === 'string' ? headers.etag : null;
      return { body: await readBody(body, Number(headers['content-length'] ?? 0), asked.mostBytes), etag };
    } finally {
      await dispatcher.destroy();
    }
  }

  /** The same with the address that was judged in place of the name. */
  private async targetOf(url: URL, signal: AbortSignal): Promise<URL> {
    const { protocol, hostname, port, username, password } = url;
    const usualPort = usual[protocol];
    const { testOrigin } = this.options;
    if (testOrigin && hostname.endsWith('.test')) return new URL(`${url.pathname}${url.search}`, testOrigin);
    if (!usualPort || username || password || !this.ports.includes(port || usualPort))
      throw new PublicFetchError('not_found', 'Not an address of the public web');
    const literal = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(literal) ? [literal] : await orAborted(this.resolve(hostname), signal);
    if (!addresses.length || !addresses.every((one) => this.isPublic(one)))
      throw new PublicFetchError('not_found', 'Not an address of the public web');
    const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0] ?? '';
    const target = new URL(url);
    target.hostname = isIP(address) === 6 ? `[${address}]` : address;
    return target;
  }

  /** One for each request, as its certificate is that of the name. */
  private dispatcherFor({ hostname }: URL): Dispatcher {
    const servername = isIP(hostname.replace(/^\[|\]$/g, '')) ? '' : hostname;
    const { proxy } = this.options;
    if (proxy) return new ProxyAgent({ uri: proxy, proxyTunnel: true, requestTls: { servername } });
    return new Agent({ connect: { servername } });
  }
}

async function addressesOf(hostname: string): Promise<string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}

/** A name that is never resolved does not outlive the time there is. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
}

async function readBody(body: AsyncIterable<Buffer>, declared: number, most: number): Promise<Buffer> {
  const tooLarge = (): PublicFetchError => new PublicFetchError('too_large', 'It is too large');
  if (declared > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
