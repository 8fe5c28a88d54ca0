import { once } from 'node:events';
import type { Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from '@crewcall/platform-bootstrap';
import { eventually } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';

/** In the place of the web app: tells what it was asked, in two pieces, or does what its address says. */
const program = `
import { once } from 'node:events';
let left = 0;
export async function answerPage({ address, userAgent, nonce, services, publicUrl, signal }) {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  if (address === '/moved') return { status: 302, headers: { location: '/auth' }, body: null };
  if (address === '/broken') throw new Error('no such component');
  if (address === '/left') return { status: 200, headers: html, body: one(String(left)) };
  if (address === '/late') {
    if (!signal.aborted) await once(signal, 'abort');
    return { status: 200, headers: html, body: one('for no one') };
  }
  if (address === '/endless') {
    signal.addEventListener('abort', () => (left += 1));
    return { status: 200, headers: html, body: endless(signal) };
  }
  return { status: address === '/nowhere' ? 404 : 200, headers: html,
    body: one(JSON.stringify({ address, userAgent, nonce, services, publicUrl })) };
}
async function* one(text) { yield Buffer.from('<p>'); await new Promise(setImmediate); yield Buffer.from(text); }
async function* endless(signal) {
  yield Buffer.from('first');
  if (!signal.aborted) await once(signal, 'abort');
}
`;

describe('the web server', () => {
  let app: NestFastifyApplication;
  let url: string;
  let folder: string;
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(url + address, { headers, redirect: 'manual' });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crewcall-web-server-'));
    await writeFile(path.join(folder, 'index.mjs'), program);
    Object.assign(process.env, {
      HOST: '127.0.0.1',
      PORT: '1', // unused: the port is the system's choice
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://crew.example/',
      GATEWAY_URL: 'http://127.0.0.1:1',
      WEB_PROGRAM: path.join(folder, 'index.mjs'),
      MOST_PAGES: '2',
    });
    app = await createService(AppModule);
    await app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}`;
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('asks the app for the page, and says in whose place it may ask the services', async () => {
    const answer = await get('/jobs?page=2', {
      authorization: 'Bearer of-a-reader',
      cookie: 'crewcall_reader=x',
      'user-agent': 'Firefox',
      'x-internal-nonce': 'abc',
      'x-internal-visit': 'ticket',
      'x-request-id': '0193f2a0-0000-7000-8000-000000000001',
    });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(JSON.parse(html.replace('<p>', ''))).toEqual({
      address: '/jobs?page=2',
      userAgent: 'Firefox',
      nonce: 'abc',
      publicUrl: 'https://crew.example',
      services: {
        origin: 'http://127.0.0.1:1',
        headers: {
          authorization: 'Bearer of-a-reader',
          'x-internal-visit': 'ticket',
          'x-request-id': '0193f2a0-0000-7000-8000-000000000001',
        },
      },
    });
  });

  it.each(['br', 'gzip', 'br, gzip', 'identity', 'br;q=0, gzip'])('sends pages in the form %s', async (accepted) => {
    const answer = await get('/', { 'accept-encoding': accepted });
    const expected = { br: 'br', 'br, gzip': 'br', identity: null }[accepted];
    expect(answer.headers.get('content-encoding')).toBe(expected === undefined ? 'gzip' : expected);
    expect(await answer.text()).toContain('"address":"/"');
  });

  it('passes a 404 and a redirect', async () => {
    expect((await get('/nowhere')).status).toBe(404);
    const moved = await get('/moved');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/auth']);
  });

  it('says so when a page breaks, and goes on', async () => {
    expect((await get('/broken')).status).toBe(500);
    expect((await get('/')).status).toBe(200);
  });

  it('shows the first piece at once, stops when the visitor leaves, and renders only so many at a time', async () => {
    const leaving = new AbortController();
    // A page that was just sent may be counted for a moment still.
    const opened = async () => {
      const options = { signal: leaving.signal, headers: { 'accept-encoding': 'identity' } };
      const answer = await fetch(`${url}/endless`, options);
      return answer.status === 200 ? answer : null;
    };
    const open = await Promise.all([1, 2].map(() => eventually(opened)));
    for (const { body } of open)
      expect(Buffer.from((await body?.getReader().read())?.value ?? []).toString()).toBe('first');
    const busy = await get('/');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2']);
    leaving.abort();
    const deadline = Date.now() + 5_000;
    let left = '';
    while (left !== '<p>2' && Date.now() < deadline) left = await (await get('/left')).text();
    expect(left).toBe('<p>2');
  });

  it('counts a page no longer whose visitor left before it began', async () => {
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const leaving = new AbortController();
      const late = fetch(`${url}/late`, { signal: leaving.signal, headers: { 'accept-encoding': 'identity' } }).catch(
        () => undefined,
      );
      await once(app.getHttpServer() as Server, 'request');
      leaving.abort();
      await late;
    }
    await eventually(async () => (await get('/')).status === 200);
    expect((await get('/')).status).toBe(200);
  });

  it('reports its health', async () => {
    expect((await get('/health/ready')).status).toBe(200);
  });
});
