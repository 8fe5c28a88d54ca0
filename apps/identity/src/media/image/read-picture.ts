import { pictureLimits } from '@crewcall/contracts-identity';
import { NotAnImageError, TooManyPixelsError } from '../media.errors.js';
import { readJpeg } from './jpeg.rules.js';
import type { Picture } from './picture.js';
import { readWebp } from './webp.rules.js';

/** The picture in a data URL, by its bytes and not by what the URL says. @throws NotAnImageError, TooManyPixelsError */
export function readPicture(dataUrl: string): Picture {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const picture = readWebp(bytes) ?? readJpeg(bytes);
  if (!picture || picture.width < 1 || picture.height < 1) throw new NotAnImageError();
  if (Math.max(picture.width, picture.height) > pictureLimits.side) throw new TooManyPixelsError();
  return picture;
}
