import sharp from 'sharp';
import { markPicture, renderPicture } from './picture.js';

const letter = (x: number): string =>
  `M${x} 0Q${x + 10} -700 ${x + 220} -700Q${x + 430} -700 ${x + 440} 0ZM${x + 100} -100L${x + 340} -100L${x + 220} -500Z`;

/** As many letters as the words across a document have. */
const line = { width: 30_000, path: Array.from({ length: 60 }, (_, at) => letter(at * 500)).join('') };

const grey = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

/** Of all threads, in milliseconds. */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

describe('a picture with lines across it', () => {
  it('is as large as it was, and marked from its top to its foot [R476]', async () => {
    const marked = await markPicture(await grey(400, 900), line, 40_000_000);
    expect(await sharp(marked).metadata()).toMatchObject({ width: 400, height: 900, format: 'jpeg' });
    for (let top = 0; top < 900; top += 100) {
      const band = await sharp(marked).extract({ left: 0, top, width: 400, height: 100 }).toBuffer();
      const { channels } = await sharp(band).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(3);
    }
  });

  it('costs little more than to render it anew, as large as pictures may be [R476]', async () => {
    const bytes = await grey(5000, 7000);
    const bounds = { format: 'jpeg', mostPixels: 40_000_000 } as const;
    const bare = await processorTimeOf(() => renderPicture(bytes, bounds));
    const marked = await processorTimeOf(() => markPicture(bytes, line, bounds.mostPixels));
    expect(marked / bare).toBeLessThan(12);
  });
});
