import { blockChanged } from '@crewcall/contracts-messaging/dto';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { PublishBlocksService } from '../src/conversations/publish-blocks.service.js';
import { Cast } from './people.js';

describe('blocks that other services keep people apart by', () => {
  let service: TestService;
  let cast: Cast;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
    cast = new Cast(service);
  });
  afterAll(() => service.stop());

  it('are published when they begin and end, once each, and to no one else [R426]', async () => {
    const { maya, company, id } = await cast.talking();
    const path = `/api/conversations/${id}/block`;
    for (const _twice of [1, 2]) await company.api.put(path);
    await maya.api.delete(path);
    for (const _twice of [1, 2]) await company.api.delete(path);
    const told = (await service.outbox(blockChanged)).map(({ payload }) => payload);
    const pair = { by: company.id, against: maya.id };
    expect(told).toEqual([
      { ...pair, on: true },
      { ...pair, on: false },
    ]);
  });

  it('are published once more as far as they stand [R426]', async () => {
    const [one, other] = [await cast.talking(), await cast.talking()];
    await one.maya.api.put(`/api/conversations/${one.id}/block`);
    await other.company.api.put(`/api/conversations/${other.id}/block`);
    await other.company.api.delete(`/api/conversations/${other.id}/block`);
    const before = (await service.outbox(blockChanged)).length;
    expect(await service.get(PublishBlocksService).publishAll()).toBe(1);
    const [again, ...more] = (await service.outbox(blockChanged)).slice(before).map(({ payload }) => payload);
    expect([again, more]).toEqual([{ by: one.maya.id, against: one.company.id, on: true }, []]);
  });
});
