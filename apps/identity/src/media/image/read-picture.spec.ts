import { NotAnImageError, TooManyPixelsError } from '../media.errors.js';
import { readJpeg } from './jpeg.rules.js';
import { buildJpeg, buildWebp, dataUrlOf } from './picture.factory.js';
import { readPicture } from './read-picture.js';
import { readWebp } from './webp.rules.js';

describe('a picture that was sent', () => {
  it.each([
    ['image/webp', buildWebp],
    ['image/jpeg', buildJpeg],
  ])('keeps its pixels as %s and loses all that is told beside them [R102]', (type, build) => {
    const picture = readPicture(dataUrlOf(type, build(400, 300, '<script>alert(1)</script>')));
    expect(picture).toMatchObject({ contentType: type, width: 400, height: 300 });
    expect(picture.bytes.toString('latin1')).not.toMatch(/GPS|made by hand|script/);
    expect(readPicture(dataUrlOf(type, picture.bytes)).bytes).toEqual(picture.bytes);
  });

  it('is what its bytes are, whatever its address says', () => {
    expect(readPicture(dataUrlOf('image/webp', buildJpeg())).contentType).toBe('image/jpeg');
  });

  it.each([buildWebp(401, 300), buildWebp(10, 16_000), buildJpeg(300, 401)])(
    'has at most 400 × 400 pixels %#',
    (bytes) => {
      expect(() => readPicture(dataUrlOf('image/webp', bytes))).toThrow(TooManyPixelsError);
    },
  );

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'GIF89a',
    '\u0089PNG\r\n\u001a\n',
    '',
    'RIFF\u0010\u0000\u0000\u0000WEBP',
    buildJpeg(0, 10),
    buildJpeg().subarray(0, -2),
    buildJpeg().subarray(0, 40),
    buildWebp().subarray(0, -4),
  ])('is refused when it is none %# [R101]', (bytes) => {
    expect(() => readPicture(dataUrlOf('image/webp', bytes))).toThrow(NotAnImageError);
  });

  it('never makes a reader fall over, however it is broken', () => {
    for (const bytes of [buildJpeg(), buildWebp()]) {
      for (let at = 0; at < bytes.length; at += 1) {
        const broken = Buffer.from(bytes);
        broken[at] = 0xff;
        for (const piece of [broken, broken.subarray(0, at)])
          expect([readJpeg(piece), readWebp(piece)]).toHaveLength(2);
      }
    }
  });

  it('is one still picture', () => {
    const moving = buildWebp();
    moving[20] = 0b0000_0010;
    expect(readWebp(moving)).toBeNull();
  });
});
