import { pictureLimits, pictureTexts } from '@crewcall/contracts-identity';

/** Why a picked file will not do, before anything is read of it. */
export function pickedPictureProblem({ type, size }: File, megabytes: number = pictureLimits.megabytes): string | null {
  if (!type.startsWith('image/')) return pictureTexts.notImage;
  return size > megabytes * 1024 * 1024 ? pictureTexts.tooBig(megabytes) : null;
}

interface Area {
  width: number;
  height: number;
}

/** What is kept of a picture, and how large. A face is square and cut from the middle, a little above it; a logo stays whole. */
export function fitted({ width, height }: Area, isSquare: boolean) {
  const side = Math.min(width, height);
  const from = isSquare ? { width: side, height: side } : { width, height };
  const scale = Math.min(1, pictureLimits.side / Math.max(from.width, from.height));
  const round = (length: number): number => Math.max(1, Math.round(length * scale));
  return {
    from: { ...from, x: (width - from.width) / 2, y: (height - from.height) / 3 },
    to: { width: round(from.width), height: round(from.height) },
  };
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, pictureLimits.quality));

/** The picture in an address that can be shown at once. */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read'));
    reader.readAsDataURL(blob);
  });
}

/**
 * The picture as it is sent: fitted, turned upright and encoded anew, which leaves behind whatever a camera wrote beside
 * it. WebP, or JPEG where the browser cannot write that. @throws when the file is no picture that the browser can draw
 */
export async function fitPicture(file: File, isSquare: boolean): Promise<File> {
  const picture = await createImageBitmap(file);
  const { from, to } = fitted(picture, isSquare);
  const canvas = Object.assign(document.createElement('canvas'), to);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser cannot draw');
  const draw = (): void => paper.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  draw();
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return new File([webp], file.name, { type: webp.type });
  // JPEG knows no transparency: without a ground it would be black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, to.width, to.height);
  draw();
  const jpeg = await encode(canvas, 'image/jpeg');
  if (!jpeg) throw new Error('The picture could not be encoded');
  return new File([jpeg], file.name, { type: jpeg.type });
}
