import sharp from 'sharp';
import { NotAnImageError, TooManyPixelsError } from '../media.errors.js';
import { buildJpeg, buildWebp, dataUrlOf } from './picture.factory.js';
import { bytesOfDataUrl, readPicture as readBytes } from './read-picture.js';

const readPicture = (url: string) => readBytes(bytesOfDataUrl(url));

describe('a picture that was sent', () => {
  it.each([
    ['image/webp', buildWebp],
    ['image/jpeg', buildJpeg],
  ])('keeps its pixels as %s and loses all that is said beside them [R102]', async (type, build) => {
    const sent = await build(400, 300, '<script>alert(1)</script>');
    expect(sent.toString('latin1')).toMatch(/GPS/);
    const picture = await readPicture(dataUrlOf(type, sent));
    expect(picture.contentType).toBe(type);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 400, height: 300 });
    expect(picture.bytes.toString('latin1')).not.toMatch(/GPS|script/);
  });

  it('is what its bytes are, whatever its address says', async () => {
    expect((await readPicture(dataUrlOf('image/webp', await buildJpeg()))).contentType).toBe('image/jpeg');
  });

  it.each([
    [401, 300],
    [10, 16_000],
    [300, 401],
  ])('has at most 400 × 400 pixels, not %d × %d', async (width, height) => {
    const sent = dataUrlOf('image/webp', await buildWebp(width, height));
    await expect(readPicture(sent)).rejects.toThrow(TooManyPixelsError);
  });

  it('is refused when it is none [R101]', async () => {
    const broken = [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'GIF89a',
      '\u0089PNG\r\n\u001a\n',
      '',
      'RIFF\u0010\u0000\u0000\u0000WEBP',
      (await buildJpeg()).subarray(0, 40),
      (await buildWebp()).subarray(0, 60),
    ];
    for (const bytes of broken)
      await expect(readPicture(dataUrlOf('image/webp', bytes))).rejects.toThrow(NotAnImageError);
  });
});
