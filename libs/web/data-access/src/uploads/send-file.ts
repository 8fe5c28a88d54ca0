import type { UploadForm } from '@crewcall/contracts-core';

/** Sends a file into the object store, telling how far it is. False when it did not arrive. `fetch` knows no progress. */
export function sendFile(
  { url, fields }: UploadForm,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The store reads no field after the file.
  form.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? (loaded / total) * 100 : 0);
    request.onload = () => resolve(request.status >= 200 && request.status < 300);
    request.onerror = () => resolve(false);
    request.onabort = () => resolve(false);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
