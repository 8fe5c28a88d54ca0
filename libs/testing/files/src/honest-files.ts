import { buffer } from 'node:stream/consumers';
import CFB from 'cfb';
import { ZipFile } from 'yazl';

export type Parts = Record<string, string | Buffer>;

export function buildZip(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 0 });
  zip.end();
  return buffer(zip.outputStream);
}

/** A Word document with this text, and whatever else is given. */
export const buildDocx = (text: string, more: Parts = {}): Promise<Buffer> =>
  buildZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document xmlns:w="http://w">${text}</w:document>`,
    ...more,
  });

/** An old Office file with these streams. */
export function buildCompound(streams: Parts): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, Buffer.from(content));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** A PDF of one page with these objects besides, numbered from 4. */
export function buildPdf(...objects: (string | Buffer)[]): Buffer {
  const all = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>>',
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of all.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj `), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer <</Size ${size} /Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** A stream of a PDF with its dictionary. */
export const pdfStream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary} /Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
