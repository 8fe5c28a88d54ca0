import { mediaErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  NotImageError: NotAnImageError,
  TooManyPixelsError,
  TooBigError: PictureTooBigError,
  MissingError: MediaMissingError,
  UploadMissingError,
  TooManyUploadsError,
} = defineErrors(mediaErrors);
