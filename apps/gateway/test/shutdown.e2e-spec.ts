import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { eventually } from '@crewcall/testing-node';
import { startService } from './fake-service.js';
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
});
