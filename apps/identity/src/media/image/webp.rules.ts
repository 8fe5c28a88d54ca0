import type { Picture } from './picture.js';

type Size = Pick<Picture, 'width' | 'height'>;

/** Pictures, their transparency and colours. Metadata (EXIF, XMP) and animations have no place in a portrait. */
const kept = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];
const HAS_METADATA = 0b0000_1100;
const IS_ANIMATED = 0b0000_0010;

interface Chunk {
  name: string;
  data: Buffer;
}

/** Null when the chunks do not fill the file exactly as its head says. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end) return null;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + size) });
    at = next;
  }
  return at === end ? chunks : null;
}

function sizeOf({ name, data }: Chunk): Size | null {
  if (name === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (name === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (name === 'VP8X' && data.length >= 10)
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  return null;
}

function written({ name, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const body = Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  if (name === 'VP8X') body[8] = (body[8] ?? 0) & ~HAS_METADATA;
  return body;
}

/** Null for anything that is not one still picture. */
export function readWebp(bytes: Buffer): Picture | null {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const chunks = chunksOf(bytes);
  if (!chunks || chunks.some(({ name, data }) => name === 'VP8X' && ((data[0] ?? 0) & IS_ANIMATED) !== 0)) return null;
  const parts = chunks.filter(({ name }) => kept.includes(name));
  const sizes = parts.filter(({ name }) => name.startsWith('VP8')).map(sizeOf);
  const isWhole = parts.filter(({ name }) => name === 'VP8 ' || name === 'VP8L').length === 1;
  if (!isWhole || sizes.some((size) => size === null)) return null;
  const content = Buffer.concat(parts.map(written));
  const head = Buffer.alloc(12);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return {
    contentType: 'image/webp',
    width: Math.max(...sizes.map((size) => size?.width ?? 0)),
    height: Math.max(...sizes.map((size) => size?.height ?? 0)),
    bytes: Buffer.concat([head, content]),
  };
}
