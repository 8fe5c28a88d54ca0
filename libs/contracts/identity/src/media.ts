import { type DeclaredError, pathSegment, type UploadForm } from '@crewcall/contracts-core';

/** Pictures are made to fit in the browser and checked again by the service. */
export const pictureLimits = {
  /** Of the file a user picks; what is sent is far smaller. */
  megabytes: 2,
  /** Longest side of what is kept, in pixels. */
  side: 400,
  quality: 0.8,
  /** Bytes of the JSON body that carries such a picture, and of a picture that is uploaded by itself. */
  body: 1024 * 1024,
  /** Of one person, those that were begun or taken and are in no profile; they are swept after a day. */
  uploads: 20,
  uploadSeconds: 300,
} as const;

export const pictureTexts = {
  tooBig: (megabytes: number) => `File size must be less than ${megabytes}MB`,
  notImage: 'Please select an image file',
  uploadFailed: 'The picture could not be uploaded. Please try again.',
  tooManyPixels: `Pictures must fit ${pictureLimits.side} × ${pictureLimits.side} pixels.`,
} as const;

export const mediaErrors = {
  notImage: { code: 'NOT_AN_IMAGE', kind: 'invalid', message: pictureTexts.notImage },
  tooManyPixels: { code: 'PICTURE_TOO_LARGE', kind: 'invalid', message: pictureTexts.tooManyPixels },
  tooBig: { code: 'PICTURE_TOO_BIG', kind: 'too_large', message: pictureTexts.tooBig(pictureLimits.megabytes) },
  missing: { code: 'MEDIA_NOT_FOUND', kind: 'missing', message: 'This picture is no longer there.' },
  uploadMissing: {
    code: 'UPLOAD_NOT_FOUND',
    kind: 'missing',
    message: 'This upload is not there. Please upload the file again.',
  },
  tooManyUploads: {
    code: 'TOO_MANY_UPLOADS',
    kind: 'limited',
    retryAfterSeconds: 60 * 60,
    message: 'Too many of your files wait to be used. Please try again later.',
  },
} as const satisfies Record<string, DeclaredError>;

export const mediaRoutes = {
  one: (id = ':id') => `/api/media/${pathSegment(id)}`,
  uploads: '/api/media/uploads',
  upload: (id = ':id') => `/api/media/uploads/${pathSegment(id)}`,
} as const;

/** The picture goes into the store with `upload_form`; then `PUT /api/media/uploads/{upload_id}` takes it. */
export interface PictureUpload {
  upload_id: string;
  upload_form: UploadForm;
  expires_in: number;
}

/** The address to save in a profile. Until then it shows nothing, and it is forgotten after a day. */
export interface TakenPicture {
  picture_url: string;
}

const ownPicture = /^\/api\/media\/[0-9a-f-]{36}$/;
const sentPicture = /^data:image\/(?:webp|jpeg);base64,/;

/** A picture of ours. Any other host would learn who looks at whom, so nothing else is ever loaded. */
export const isOwnPicture = (address: string): boolean => ownPicture.test(address);

/** A picture as a form sends it: encoded in the address, or the address of one that was taken or is there already. */
export function pictureProblem(value: unknown): string | null {
  const isTaken = typeof value === 'string' && (sentPicture.test(value) || isOwnPicture(value));
  return isTaken ? null : pictureTexts.notImage;
}

export const isSentPicture = (value: string): boolean => sentPicture.test(value);
