import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { PushMessage, SavePushEnd } from '@crewcall/contracts-notifications';

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine, and the browsers that it serves: they open what is sealed for them. */
export class PushServer {
  readonly pushed: Pushed[] = [];
  /** What it answers at a path; 201 otherwise. */
  readonly answers = new Map<string, number>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const path = request.url ?? '';
        this.pushed.push({ path, headers: request.headers, body });
        response.writeHead(this.answers.get(path) ?? 201).end();
      });
    });
  }

  static async start(port = 0): Promise<PushServer> {
    const made = new PushServer();
    await new Promise<void>((resolve) => made.server.listen(port, '127.0.0.1', resolve));
    return made;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve).closeAllConnections());
  }

  browser(path = `/${randomBytes(8).toString('hex')}`): PushBrowser {
    return new PushBrowser(this, path);
  }
}

export class PushBrowser {
  private readonly curve = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(
    private readonly service: PushServer,
    private readonly path: string,
  ) {
    this.curve.generateKeys();
  }

  end(is_discreet = false): SavePushEnd {
    const p256dh = this.curve.getPublicKey('base64url');
    return { endpoint: this.service.origin + this.path, p256dh, auth: this.auth.toString('base64url'), is_discreet };
  }

  get got(): Pushed[] {
    return this.service.pushed.filter(({ path }) => path === this.path);
  }

  get messages(): PushMessage[] {
    return this.got.map(({ body }) => JSON.parse(this.open(body)) as PushMessage);
  }

  /** RFC 8291 and RFC 8188, as a browser does it. */
  private open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), theirs]);
    const shared = this.curve.computeSecret(theirs);
    const input = Buffer.from(hkdfSync('sha256', shared, this.auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // A last record ends with 2 and zeros.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** Who signed a push (RFC 8292), where the signature holds; null otherwise. */
export function signerOf({ authorization = '' }: IncomingHttpHeaders): { key: string; claims: object } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const holds = verify('sha256', Buffer.from(`${head}.${claims}`), how, Buffer.from(signature, 'base64url'));
  return holds ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as object } : null;
}
