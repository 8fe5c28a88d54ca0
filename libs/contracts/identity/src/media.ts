import { type DeclaredError, pathSegment } from '@crewcall/contracts-core';

/** Pictures are made to fit in the browser and checked again by the service. */
export const pictureLimits = {
  /** Of the file a user picks; what is sent is far smaller. */
  megabytes: 2,
  /** Longest side of what is kept, in pixels. */
  side: 400,
  quality: 0.8,
  /** Bytes of the JSON body that carries such a picture. */
  body: 1024 * 1024,
} as const;

export const pictureTexts = {
  tooBig: (megabytes: number) => `File size must be less than ${megabytes}MB`,
  notImage: 'Please select an image file',
  tooManyPixels: `Pictures must fit ${pictureLimits.side} × ${pictureLimits.side} pixels.`,
} as const;

export const mediaErrors = {
  notImage: { code: 'NOT_AN_IMAGE', kind: 'invalid', message: pictureTexts.notImage },
  tooManyPixels: { code: 'PICTURE_TOO_LARGE', kind: 'invalid', message: pictureTexts.tooManyPixels },
  missing: { code: 'MEDIA_NOT_FOUND', kind: 'missing', message: 'This picture is no longer there.' },
} as const satisfies Record<string, DeclaredError>;

export const mediaRoutes = { one: (id = ':id') => `/api/media/${pathSegment(id)}` } as const;

const ownPicture = /^\/api\/media\/[0-9a-f-]{36}$/;
const sentPicture = /^data:image\/(?:webp|jpeg);base64,/;

/** A picture of ours. Any other host would learn who looks at whom, so nothing else is ever loaded. */
export const isOwnPicture = (address: string): boolean => ownPicture.test(address);

/** A picture as a form sends it: encoded in the address, or the address of the one that is there already. */
export function pictureProblem(value: unknown): string | null {
  const isTaken = typeof value === 'string' && (sentPicture.test(value) || isOwnPicture(value));
  return isTaken ? null : pictureTexts.notImage;
}

export const isSentPicture = (value: string): boolean => sentPicture.test(value);
