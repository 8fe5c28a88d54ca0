import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocationSuggestion } from '@crewcall/contracts-identity';
import { Identity } from './identity.js';

const GAP_MS = 200;
const unavailable = {
  status: 503,
  body: {
    code: 'LOCATIONS_UNAVAILABLE',
    error: 'Location service unavailable. You can still enter manually.',
  },
};
const place = (name: string) => ({
  lat: '53.79',
  lon: '-1.54',
  name,
  display_name: `${name}, England, United Kingdom`,
  address: { town: name, county: 'West Yorkshire', country: 'United Kingdom' },
  licence: 'ODbL',
});

interface Asked {
  at: number;
  query: URLSearchParams;
  agent: string;
}

/** A server where Nominatim stands, that answers as each test tells it to. */
class Upstream {
  readonly asked: Asked[] = [];
  answer: (response: ServerResponse, query: string) => void = () => undefined;
  private readonly server: Server = createServer((request, response) => this.take(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on. */
  answers(status: number, body: string): void {
    this.asked.length = 0;
    this.answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? '', 'http://x');
    this.asked.push({ at: Date.now(), query: searchParams, agent: request.headers['user-agent'] ?? '' });
    this.answer(response, searchParams.get('q') ?? '');
  }
}

describe('locations by Nominatim', () => {
  const upstream = new Upstream();
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start({
      PLACES_PROVIDER: 'nominatim',
      NOMINATIM_URL: await upstream.open(),
      NOMINATIM_GAP_MS: String(GAP_MS),
    });
  });
  afterAll(async () => {
    await identity.stop();
    await upstream.close();
  });

  const search = (query: string) =>
    identity.anonymous.get<LocationSuggestion[]>(`/api/locations/search?query=${encodeURIComponent(query)}`);

  it('asks for places of the United Kingdom, says who asks, and passes on the documented fields [R096]', async () => {
    upstream.answers(200, JSON.stringify([place('Otley')]));
    const { status, body } = await search(' Otley ');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        display_name: 'Otley, England, United Kingdom',
        name: 'Otley',
        address: { town: 'Otley', county: 'West Yorkshire' },
        lat: '53.79',
        lon: '-1.54',
      },
    ]);
    const [{ query, agent } = { query: new URLSearchParams(), agent: '' }] = upstream.asked;
    expect(Object.fromEntries(query)).toMatchObject({ q: 'otley', countrycodes: 'gb', format: 'jsonv2', limit: '8' });
    expect(agent).toMatch(/^CrewCall \(https?:/);
  });

  it('asks once for the same text, later and at once [R095]', async () => {
    upstream.answers(200, JSON.stringify([place('Ilkley')]));
    await Promise.all([search('ilkley'), search('Ilkley'), search('ILKLEY')]);
    await search('  ilkley');
    expect(upstream.asked).toHaveLength(1);
  });

  it('keeps its distance between two requests [R095]', async () => {
    upstream.answers(200, '[]');
    const answers = await Promise.all(['aaa', 'bbb', 'ccc'].map(search));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const times = upstream.asked.map(({ at }) => at);
    const gaps = times.slice(1).map((at, n) => at - (times[n] ?? 0));
    // The clocks of two processes: a few milliseconds of jitter on the way are no early request.
    expect(Math.min(...gaps)).toBeGreaterThan(GAP_MS * 0.8);
  });

  it('turns away a caller who would wait in vain [R100]', async () => {
    upstream.answers(200, '[]');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => search(`crowd ${n}`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject(unavailable);
  });

  it.each([
    [500, '{"error":"down"}'],
    [429, 'slow down'],
    [403, '<html>blocked</html>'],
    [200, '<html>maintenance</html>'],
    [200, '{"error":"no list"}'],
    [200, '[{"lat":'],
    [302, ''],
    [200, `["${'x'.repeat(300_000)}"]`],
  ])('says that it is unavailable for an answer of %i %.20s, and does not keep it [R100]', async (status, body) => {
    const query = `broken ${status} ${body.length}`;
    upstream.answers(status, body);
    const answer = await search(query);
    expect(answer).toMatchObject(unavailable);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
    upstream.answers(200, '[]');
    expect(await search(query)).toMatchObject({ status: 200, body: [] });
  });

  it('waits five seconds for an answer and no longer [R095] [R100]', async () => {
    upstream.answer = (response) => response.writeHead(200).write('[');
    const started = Date.now();
    expect(await search('slow and never ending')).toMatchObject(unavailable);
    expect(Date.now() - started).toBeGreaterThan(4500);
    expect(Date.now() - started).toBeLessThan(9000);
  });

  it('says so when no server listens, and does not ask for what it refuses [R100]', async () => {
    upstream.answers(200, '[]');
    expect((await search('ab')).status).toBe(400);
    expect(upstream.asked).toHaveLength(0);
    await upstream.close();
    expect(await search('nobody there')).toMatchObject(unavailable);
    expect((await identity.anonymous.get('/health/live')).status).toBe(200);
  });
});
