import { pictureLimits } from '@crewcall/contracts-identity';
import { beginsAs, PictureTooLargeError, renderPicture } from '@crewcall/platform-scanning';
import { NotAnImageError, TooManyPixelsError } from '../media.errors.js';

const formats = ['webp', 'jpeg'] as const;
const rendering = { quality: 80, mostSide: pictureLimits.side, mostPixels: pictureLimits.side ** 2 * 100 };

/** A picture that was rendered anew: no metadata, no place it was taken at, nothing after its end. */
export interface Picture {
  contentType: 'image/webp' | 'image/jpeg';
  bytes: Buffer;
}

export const bytesOfDataUrl = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** A picture by its bytes, whatever was said of it. @throws NotAnImageError, TooManyPixelsError */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const format = formats.find((kind) => beginsAs(kind, bytes));
  if (!format) throw new NotAnImageError();
  try {
    return { contentType: `image/${format}`, bytes: await renderPicture(bytes, { ...rendering, format }) };
  } catch (error) {
    throw error instanceof PictureTooLargeError ? new TooManyPixelsError() : new NotAnImageError();
  }
}
