import { isImageType } from '@crewcall/contracts-messaging';
import sharp from 'sharp';

/** A picture of a few kilobytes can unpack to gigabytes. */
const MOST_PIXELS = 40_000_000;

/**
 * Pictures are drawn anew, the right way up, without what else was in the file: where it was taken, with what, and
 * whatever was hidden in it. Other files stay as they are. Null for a picture that cannot be drawn.
 */
export async function cleanImage(bytes: Buffer, type: string): Promise<Buffer | null> {
  if (!isImageType(type)) return bytes;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    return await (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 88, mozjpeg: false })).toBuffer();
  } catch {
    return null;
  }
}
