import { Client } from 'minio';
import type { StorageConfig } from './storage.config.js';

/** `at` is the address that signatures are made for: ours, or the one browsers use. */
export function createStorageClient({ accessKey, secretKey, region }: StorageConfig, at: string): Client {
  const { protocol, hostname, port } = new URL(at);
  const isSecure = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : isSecure ? 443 : 80,
    useSSL: isSecure,
    accessKey,
    secretKey,
    // Named, because the client would otherwise ask the server before it signs anything.
    region,
    pathStyle: true,
    // Anyone who called decides whether to try again; a request must not hang behind hidden attempts.
    retryOptions: { disableRetry: true },
  });
}
