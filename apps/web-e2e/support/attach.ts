import { expect } from '@playwright/test';
import type { Caller } from './caller.js';

interface Upload {
  id: string;
  upload_form: { url: string; fields: Record<string, string> };
}
interface Attached {
  attachments: { id: string; state: string }[];
}

/** A file on the sheet of a call, scanned; answers its id. */
export async function attach({ call }: Caller, callId: string, name: string, bytes: Buffer): Promise<string> {
  const { id, upload_form } = await call<Upload>('post', `/api/calls/${callId}/sheet/attachments`);
  const form = new FormData();
  for (const [field, value] of Object.entries(upload_form.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  expect((await fetch(upload_form.url, { method: 'POST', body: form })).ok).toBe(true);
  await call('put', `/api/calls/${callId}/sheet/attachments/${id}`, { file_name: name });
  const states = async () => (await call<Attached>('get', `/api/calls/${callId}/sheet`)).attachments;
  await expect.poll(states, { timeout: 20_000 }).toMatchObject([{ id, state: 'safe' }]);
  return id;
}
