import sharp from 'sharp';
import type { OutlinedLine } from './content/pdf-pages.js';

interface Rendering {
  format: 'jpeg' | 'png' | 'webp';
  /** A picture of a few kilobytes can unpack to gigabytes. */
  mostPixels: number;
  /** Of what is not PNG, 1 to 100. */
  quality?: number;
  /** Longest side in pixels; a larger picture is refused, not made smaller. */
  mostSide?: number;
}

export class PictureTooLargeError extends Error {}

/**
 * A picture rendered anew, the right way up, without what else was in the file: where it was taken, with what, and whatever
 * was hidden in it. @throws PictureTooLargeError beyond `mostSide`, another Error for what cannot be rendered
 */
export async function renderPicture(bytes: Buffer, rendering: Rendering): Promise<Buffer> {
  const { format, mostPixels, quality, mostSide = Infinity } = rendering;
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > mostSide) throw new PictureTooLargeError();
  return picture
    .rotate()
    .toFormat(format, quality ? { quality } : {})
    .toBuffer();
}

const TILT_DEGREES = -24;

/** Lines of text across the whole picture, which is rendered anew with them, in the format that it has. */
export async function markPicture(bytes: Buffer, line: OutlinedLine, mostPixels: number): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const { width, height } = await picture.metadata();
  return picture.composite([{ input: Buffer.from(linesAcross(line, width, height)) }]).toBuffer();
}

/** Dark with a light edge: it is read on any ground. */
function linesAcross({ width: lineWidth, path }: OutlinedLine, width: number, height: number): string {
  const scale = (0.8 * width) / lineWidth;
  const step = Math.max(scale * 6000, 30);
  const rows = Array.from({ length: Math.ceil((height * 1.5) / step) }, (_, row) => {
    const place = `translate(${width * 0.1} ${height * 1.25 - row * step}) rotate(${TILT_DEGREES}) scale(${scale})`;
    return `<use href="#line" transform="${place}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><path id="line" d="${path}"/></defs>
    <g fill="#b00020" fill-opacity=".4" stroke="#fff" stroke-opacity=".4" stroke-width="16">${rows.join('')}</g></svg>`;
}
