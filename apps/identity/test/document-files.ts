import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

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
