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
});
