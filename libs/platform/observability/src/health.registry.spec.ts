import { HealthRegistry } from './health.registry.js';

const isUp = (): void => undefined;
const isDown = (): void => {
  throw new Error('gone');
};

describe('the health of a service', () => {
  it('is ready when all that it requires is up, and tells of the rest', async () => {
    const health = new HealthRegistry();
    health.register('database', isUp, { stopsRequests: true });
    health.register('storage', isDown, { isRequired: false });
    expect(await health.check()).toEqual({ ready: true, checks: { database: 'up', storage: 'down' } });
    health.register('redis', isDown);
    expect(await health.check()).toMatchObject({ ready: false, checks: { redis: 'down' } });
  });

  it('serves requests without what they can do without, and not once it leaves', async () => {
    const health = new HealthRegistry();
    health.register('redis', isDown);
    health.register('database', isUp, { stopsRequests: true });
    expect(await health.isServing()).toBe(true);
    health.register('database', isDown, { stopsRequests: true });
    expect(await health.isServing()).toBe(false);
    health.register('database', isUp, { stopsRequests: true });
    health.drain();
    expect(await health.isServing()).toBe(false);
  });
});
