import type { TicketDocumentUpload } from '@crewcall/contracts-identity';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Person } from './identity.js';

/** Of a card, with where it was taken. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#dde' } })
    .withExif({ IFD0: { Artist: 'Taken at 53.79 N' } })
    .jpeg()
    .toBuffer();

export async function pdfOf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage([300, 200]);
  return Buffer.from(await pdf.save());
}

/** As a page does: to the store, by the form that identity signed. Answers the id of the upload. */
export async function sendDocument({ client }: Person, bytes: Buffer): Promise<string> {
  const { status, body } = await client.post<TicketDocumentUpload>('/api/tickets/uploads');
  expect(status).toBe(201);
  const form = new FormData();
  for (const [name, value] of Object.entries(body.upload_form.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]));
  expect((await fetch(body.upload_form.url, { method: 'POST', body: form })).ok).toBe(true);
  return body.upload_id;
}
