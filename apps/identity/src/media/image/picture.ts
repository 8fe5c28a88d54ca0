/** A picture without anything that is not part of it: no metadata, no place it was taken at, nothing after its end. */
export interface Picture {
  contentType: 'image/webp' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Buffer;
}
