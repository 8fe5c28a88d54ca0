const bytesOf = (...parts: (string | number[] | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

const two = (value: number): number[] => [value >> 8, value & 0xff];
const segment = (marker: number, content: string | number[]): Buffer =>
  bytesOf([0xff, marker, ...two(content.length + 2)], content);

/** A JPEG whose head is real, with the place it was taken at in its metadata; for specs. */
export const buildJpeg = (width = 400, height = 300, after = ''): Buffer =>
  bytesOf(
    [0xff, 0xd8],
    segment(0xe0, 'JFIF\u0000\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000'),
    segment(0xe1, 'Exif\u0000\u0000 GPS 53.79 -1.54'),
    segment(0xfe, 'made by hand'),
    segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 17, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    [0xff, 0xd9],
    after,
  );

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A lossless WebP with metadata and, if wanted, something after its end; for specs. */
export function buildWebp(width = 400, height = 300, after = ''): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = 0b0000_1000;
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const pixels = Buffer.alloc(9, 1);
  pixels[0] = 0x2f;
  pixels.writeUInt32LE(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14), 1);
  const content = Buffer.concat([
    chunk('VP8X', extended),
    chunk('VP8L', pixels),
    chunk('EXIF', Buffer.from('GPS 53.79 -1.54')),
  ]);
  const head = Buffer.alloc(12);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, content, Buffer.from(after)]);
}

export const dataUrlOf = (type: string, bytes: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
