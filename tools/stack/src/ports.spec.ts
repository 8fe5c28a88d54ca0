import { createServer } from 'node:net';
import { freeBase, portOf, requireFree } from './ports.js';

describe('the ports', () => {
  it('names who needs the one that is taken, and a way out', async () => {
    const base = await freeBase();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(portOf(base, 'redis'), '127.0.0.1', resolve));
    await expect(requireFree(base, ['gateway', 'postgres', 'redis'])).rejects.toThrow(
      `Port ${base + 11}, which CrewCall needs for redis, is taken by another program. Stop that program, or start with: npm start -- --port ${base + 1000}`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(requireFree(base, ['gateway', 'postgres', 'redis'])).resolves.toBeUndefined();
  });

  it.each([
    [
      6000,
      'Port 6000, which CrewCall needs for gateway, is one that browsers refuse to open. Start with: npm start -- --port 7000',
    ],
    [5999, 'Port 6000, which CrewCall needs for identity, is one that browsers refuse to open.'],
    [10_070, 'Port 10080, which CrewCall needs for postgres, is one that browsers refuse to open.'],
  ])('refuses %i at once, by name [F27]', async (base, words) => {
    await expect(requireFree(base, ['gateway', 'identity', 'postgres'])).rejects.toThrow(words);
  });

  it('knows every port that fetch refuses', async () => {
    for (const base of [6000, 6566, 6665, 6697, 10_080, 1720, 2049, 3659, 4045, 5060]) {
      await expect(fetch(`http://127.0.0.1:${base}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
      await expect(requireFree(base, ['gateway'])).rejects.toThrow('browsers refuse');
    }
  });
});
