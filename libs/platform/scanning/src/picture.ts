import sharp from 'sharp';

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
 * A picture drawn anew, the right way up, without what else was in the file: where it was taken, with what, and whatever
 * was hidden in it. @throws PictureTooLargeError beyond `mostSide`, another Error for what cannot be drawn
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
