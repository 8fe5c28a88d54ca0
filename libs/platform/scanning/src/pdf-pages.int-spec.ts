import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { buildPdf } from '@crewcall/testing-files';
import { PdfPages } from './pdf-pages.service.js';

const line = { width: 1000, path: 'M0 0L400 -700L900 0Z' };

async function cardOf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setAuthor('Callum of 5 Hidden Road');
  document.addJavaScript('hello', 'app.alert(1)');
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let at = 0; at < pages; at += 1) document.addPage([300, 200]).drawText('IPAF 4821', { font });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

describe('pages of a PDF', () => {
  const pages = new PdfPages();

  it('are copied without what was around them, with a line across each if asked [R475] [R476]', async () => {
    const bytes = await cardOf(2);
    expect(bytes.toString('latin1')).toContain('JavaScript');
    const copy = await pages.copy({ bytes, mostPages: 2 });
    const marked = await pages.copy({ bytes, mostPages: 2, line });
    for (const one of [copy, marked]) {
      const read = await PDFDocument.load(one ?? '');
      expect(read.getPageCount()).toBe(2);
      expect(read.getAuthor()).toBeUndefined();
      expect(read.catalog.get(PDFName.of('Names'))).toBeUndefined();
      expect(one?.toString('latin1')).not.toMatch(/JavaScript|Hidden Road/);
    }
    expect(marked?.length).toBeGreaterThan(copy?.length ?? Infinity);
  });

  it('are not copied of what is damaged or too long', async () => {
    expect(await pages.copy({ bytes: await cardOf(3), mostPages: 2 })).toBeNull();
    expect(await pages.copy({ bytes: buildPdf('<< /Type /Catalog >>').subarray(0, 40), mostPages: 2 })).toBeNull();
    expect(await pages.copy({ bytes: Buffer.from('%PDF-1.7 nothing'), mostPages: 2 })).toBeNull();
  });
});
