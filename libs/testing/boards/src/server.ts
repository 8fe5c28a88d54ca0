import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BoardName } from './ad.js';
import { answerAdzuna } from './adzuna.api.js';
import { type Fault, Faults, spoilt } from './faults.js';
import { type Answer, answerReed } from './reed.api.js';
import { World, type WorldOptions } from './world.js';

export interface BoardsOptions extends WorldOptions {
  port?: number;
}

/** The only keys that the simulator takes. */
export const simulatorKeys = { reedKey: 'simulated-reed-key', adzunaId: 'simulated-id', adzunaKey: 'simulated-key' };

export interface Call {
  board: BoardName;
  on: 'search' | 'ad';
  url: string;
}

const MOST_CALLS = 100_000;
const FLOOD_BYTES = 12_000_000;
const bomb = (): Buffer => gzipSync(Buffer.alloc(FLOOD_BYTES, 0x20), { level: 1 });

/** Both boards on one port, as their public interfaces have them, with faults on demand. Loopback only. */
export class Boards {
  readonly faults = new Faults();
  readonly calls: Call[] = [];
  readonly world: World;
  private readonly server: Server;

  private constructor(options: BoardsOptions) {
    this.world = new World(options);
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(options: BoardsOptions): Promise<Boards> {
    const boards = new Boards(options);
    await new Promise<void>((resolve, reject) => {
      boards.server.once('error', reject);
      boards.server.listen(options.port ?? 0, '127.0.0.1', resolve);
    });
    return boards;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/control/faults') return this.control(request, response);
    const board = url.pathname.startsWith('/v1/') ? 'Adzuna' : 'Reed';
    const on = /^\/api\/1\.0\/jobs\//.test(url.pathname) ? 'ad' : 'search';
    if (this.calls.length < MOST_CALLS) this.calls.push({ board, on, url: url.pathname + url.search });
    const error = this.errorOf(board, request, url);
    if (error) return send(response, error);
    const fault = this.faults.meet(board, on);
    // A board that repeats itself hands out its first page whatever it is asked for.
    const asked = fault?.kind === 'duplicates' ? firstPageOf(url) : url;
    const answer = board === 'Reed' ? answerReed(this.world, asked) : answerAdzuna(this.world, asked);
    await (fault ? sendSpoilt(response, fault, board, answer) : send(response, answer));
  }

  private errorOf(board: BoardName, { headers }: IncomingMessage, { pathname, searchParams }: URL): Answer | null {
    const { reedKey, adzunaId, adzunaKey } = simulatorKeys;
    const isKnown = /^\/api\/1\.0\/(search|jobs\/\d+)$|^\/v1\/api\/jobs\/gb\/search\/\d+$/.test(pathname);
    if (!isKnown) return { status: 404, body: null };
    if (board === 'Reed') {
      const expected = `Basic ${Buffer.from(`${reedKey}:`).toString('base64')}`;
      return headers.authorization === expected ? null : { status: 401, body: undefined };
    }
    const isRight = searchParams.get('app_id') === adzunaId && searchParams.get('app_key') === adzunaKey;
    return isRight ? null : { status: 401, body: { exception: 'AUTH_FAIL', display: 'Authorisation failed' } };
  }

  /** `PUT` a list of faults, `DELETE` them. */
  private async control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.method === 'PUT') this.faults.set(...(JSON.parse(text) as Fault[]));
    else this.faults.clear();
    send(response, { status: 200, body: { ok: true } });
  }
}

function firstPageOf(url: URL): URL {
  const first = new URL(url);
  first.searchParams.set('resultsToSkip', '0');
  first.pathname = first.pathname.replace(/\/search\/\d+$/, '/search/1');
  return first;
}

const TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, TYPE).end(body === undefined ? '' : JSON.stringify(body));
}

async function sendSpoilt(response: ServerResponse, fault: Fault, board: BoardName, answer: Answer): Promise<void> {
  const text = JSON.stringify(answer.body);
  switch (fault.kind) {
    case 'limited':
      response.writeHead(
        429,
        fault.retryAfter === undefined ? TYPE : { ...TYPE, 'Retry-After': String(fault.retryAfter) },
      );
      return void response.end('{}');
    case 'error':
      return send(response, { status: 500, body: { error: 'Internal' } });
    case 'html':
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>');
    case 'truncated':
      return void response.writeHead(200, TYPE).end(text.slice(0, text.length / 2));
    case 'flood':
      return void response.writeHead(200, TYPE).end(`{"results":["${'x'.repeat(FLOOD_BYTES)}"]}`);
    case 'bomb':
      response.writeHead(200, { ...TYPE, 'Content-Encoding': 'gzip' });
      return void response.end(bomb());
    case 'slow':
      return drip(response, text, fault.delayMs ?? 1000);
    case 'duplicates':
    case 'empty':
    case 'hostile':
    case 'huge':
    case 'types':
      return send(response, spoilt(fault, board, answer));
  }
}

async function drip(response: ServerResponse, text: string, delayMs: number): Promise<void> {
  response.writeHead(200, TYPE);
  for (const character of text) {
    if (response.destroyed) return;
    response.write(character);
    await pause(delayMs);
  }
  response.end();
}

export const startBoards = (options: BoardsOptions): Promise<Boards> => Boards.start(options);
