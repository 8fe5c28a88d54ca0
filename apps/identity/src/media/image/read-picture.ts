import { pictureLimits } from '@crewcall/contracts-identity';
import { beginsAs } from '@crewcall/platform-scanning';
import sharp from 'sharp';
import { NotAnImageError, TooManyPixelsError } from '../media.errors.js';

const formats = ['webp', 'jpeg'] as const;
const QUALITY = 80;

/** A picture that was rendered anew: no metadata, no place it was taken at, nothing after its end. */
export interface Picture {
  contentType: 'image/webp' | 'image/jpeg';
  bytes: Buffer;
}

async function render(bytes: Buffer, format: 'webp' | 'jpeg'): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: pictureLimits.side ** 2 * 100, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > pictureLimits.side) throw new TooManyPixelsError();
  return picture.rotate().toFormat(format, { quality: QUALITY }).toBuffer();
}

/** The picture in a data URL, by its bytes and not by what the URL says. @throws NotAnImageError, TooManyPixelsError */
export async function readPicture(dataUrl: string): Promise<Picture> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const format = formats.find((kind) => beginsAs(kind, bytes));
  if (!format) throw new NotAnImageError();
  try {
    return { contentType: `image/${format}`, bytes: await render(bytes, format) };
  } catch (error) {
    throw error instanceof TooManyPixelsError ? error : new NotAnImageError();
  }
}
