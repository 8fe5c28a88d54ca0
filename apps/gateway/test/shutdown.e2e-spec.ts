import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@crewcall/testing-node';
import { startService } from './fake-service.js';
import { bodyOf } from './raw.js';
import { startGateway } from './start-gateway.js';

describe('gateway shutdown', () => {
  it('finishes what is in flight, and waits for no caller who only sits there', async () => {
    const held: ServerResponse[] = [];
    const service = await startService((_request, response) => held.push(response));
    const gateway = await startGateway({ JOBS_URL: service.url, UPSTREAM_ANSWER_MS: '20000' });
    const idle = connect(gateway.port, '127.0.0.1').on('error', () => undefined);
    const inFlight = gateway.client.get('/api/jobs');
    await eventually(() => held.length === 1);

    const started = performance.now();
    const closed = gateway.stop();
    await eventually(() => idle.closed);
    held[0]?.setHeader('content-type', 'application/json');
    held[0]?.end('{"done":true}');
    expect(await inFlight).toMatchObject({ status: 200, body: { done: true } });
    await closed;
    expect(performance.now() - started).toBeLessThan(5000);
    await expect(gateway.client.get('/health/live')).rejects.toThrow();
    await service.stop();
  });

  it('answers a caller who had only just connected, and closes their connection then', async () => {
    const service = await startService();
    const gateway = await startGateway({ JOBS_URL: service.url });
    const server = gateway.app.getHttpServer() as Server;
    const accepted = once(server, 'connection');
    const caller = connect(gateway.port, '127.0.0.1');
    await accepted;
    const closed = gateway.stop();
    await eventually(() => !server.listening);
    caller.write('GET /api/jobs HTTP/1.1\r\nHost: x\r\n\r\n');
    const answer = await text(caller);
    expect(answer).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n/is);
    expect(bodyOf(answer)).toMatchObject({ url: '/api/jobs' });
    await closed;
    await service.stop();
  });

  it('gives a caller who connects and then says nothing a second, and no more', async () => {
    const gateway = await startGateway();
    const server = gateway.app.getHttpServer() as Server;
    const accepted = once(server, 'connection');
    const silent = connect(gateway.port, '127.0.0.1').on('error', () => undefined);
    await accepted;
    const started = performance.now();
    await gateway.stop();
    expect(performance.now() - started).toBeLessThan(5000);
    await eventually(() => silent.closed);
  });
});
