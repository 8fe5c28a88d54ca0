import type { Picture } from './picture.js';

type Size = Pick<Picture, 'width' | 'height'>;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const ADOBE = 0xee;
/** Start of frame: baseline, extended, progressive. Others no browser draws. */
const frames = [0xc0, 0xc1, 0xc2];

/** APP0 tells the pixel density, APP14 how colours are meant; every other one, EXIF first, tells of the person. */
const isMetadata = (marker: number): boolean =>
  marker === COMMENT || (marker > 0xe0 && marker <= 0xef && marker !== ADOBE);

/** Where the compressed pixels after a scan's head end: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return -1;
}

/** The head of a frame begins with its precision, height and width. */
const sizeAt = (bytes: Buffer, at: number): Size | null =>
  at + 9 <= bytes.length ? { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) } : null;

/** Null for anything that is not one whole picture. */
export function readJpeg(bytes: Buffer): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const parts = [bytes.subarray(0, 2)];
  let size: Size | null = null;
  let at = 2;
  while (at + 4 <= bytes.length + 2) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      return size && { contentType: 'image/jpeg', ...size, bytes: Buffer.concat(parts) };
    }
    if (at + 4 > bytes.length) return null;
    const headEnd = at + 2 + bytes.readUInt16BE(at + 2);
    if (headEnd > bytes.length) return null;
    if (frames.includes(marker)) size ??= sizeAt(bytes, at);
    const end = marker === SOS ? endOfScan(bytes, headEnd) : headEnd;
    if (end < 0) return null;
    if (!isMetadata(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}
