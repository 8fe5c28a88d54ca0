export type PublicFetchFailure = 'not_found' | 'too_large' | 'took_too_long';

/** Why nothing was read, in kinds that tell the asker nothing of what is behind an address. */
export class PublicFetchError extends Error {
  constructor(
    readonly failure: PublicFetchFailure,
    message: string,
  ) {
    super(message);
  }
}
