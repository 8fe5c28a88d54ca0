/** Sent as `multipart/form-data` with the file as the last field, `file`; the store takes no more than is allowed. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** `412 KB`, `1.4 MB`. */
export function fileSizeLabel(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
