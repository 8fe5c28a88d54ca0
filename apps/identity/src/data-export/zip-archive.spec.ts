import { unzip } from '../../test/unzip.js';
import { zipOf } from './zip-archive.js';

describe('a ZIP archive', () => {
  it('is read as it was written, and takes less room', async () => {
    const entries = { 'README.txt': 'Hello', 'jobs/übersicht.json': 'x'.repeat(100_000), empty: '' };
    const archive = await zipOf(Object.entries(entries).map(([name, text]) => ({ name, content: Buffer.from(text) })));
    expect(archive.length).toBeLessThan(2000);
    expect(unzip(archive)).toEqual(entries);
  });
});
