/** Sends a file to the object store, telling how far it is. False when it did not arrive. `fetch` knows no progress. */
export function putFile(
  url: string,
  file: File,
  type: string,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? (loaded / total) * 100 : 0);
    request.onload = () => resolve(request.status >= 200 && request.status < 300);
    request.onerror = () => resolve(false);
    request.onabort = () => resolve(false);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
