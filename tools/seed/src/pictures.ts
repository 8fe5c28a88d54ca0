import { fileURLToPath } from 'node:url';
import { pictureLimits } from '@crewcall/contracts-identity';
import sharp from 'sharp';

/** A face or a mark of the story, as a profile's form would send it. Made for it: no real person looks like this. */
export async function pictureOf(name: string): Promise<string> {
  const drawing = fileURLToPath(new URL(`./story/pictures/${name}.svg`, import.meta.url));
  const picture = await sharp(drawing, { density: 300 })
    .resize(pictureLimits.side)
    .webp({ quality: 100 * pictureLimits.quality })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
