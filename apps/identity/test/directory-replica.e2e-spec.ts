import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { eventually, PostgresPair } from '@crewcall/testing-servers';
import { Identity } from './identity.js';

const SEEN_WITHIN_MS = 3000;

it('the directory beside a replica that is behind lacks new crew for strangers alone, and not for long', async () => {
  const pair = await PostgresPair.start();
  const identity = await Identity.start({
    DATABASE_URL: pair.url('primary'),
    DATABASE_REPLICA_URL: pair.url('replica'),
  });
  const names = async (client = identity.anonymous): Promise<string[]> =>
    (await client.get<CrewDirectoryItem[]>('/api/freelancers')).body.map(({ first_name: name }) => name ?? '').sort();
  const ana = await identity.hasPerson();
  const ben = await identity.hasPerson();
  await ana.client.post('/api/freelancer', { first_name: 'Ana', last_name: 'Moss' });
  await eventually(async () => (await names()).includes('Ana'));
  await pair.holdUp();
  await ben.client.post('/api/freelancer', { first_name: 'Ben', last_name: 'Reid' });
  expect(await names()).toEqual(['Ana']);
  expect(await names(ben.client)).toEqual(['Ana', 'Ben']);
  await eventually(async () => (await names()).includes('Ben'), SEEN_WITHIN_MS);
  await identity.stop();
  await pair.stop();
});
