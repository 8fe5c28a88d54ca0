import type { TestService } from '@crewcall/testing-node';

/** Sends a file to the address that was given out for it, here rather than at the public address. */
export const putTo = (service: TestService, uploadURL: string, bytes: Buffer, type = 'application/pdf') =>
  fetch(service.baseUrl + new URL(uploadURL).pathname, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
