import { buildCompound, buildDocx, buildPdf, buildZip, pdfStream } from '@crewcall/testing-files';
import { deflateSync } from 'node:zlib';
import { builtInScan } from './built-in-scan.js';
import { beginsAs, formatOf, kindOfName } from './file-kind.rules.js';

describe('what a file is', () => {
  it.each([
    [buildPdf(), 'pdf'],
    [buildCompound({ WordDocument: 'x' }), 'compound'],
    [Buffer.from('PK\u0003\u0004'), 'zip'],
    [Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '), 'webp'],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    [Buffer.from('MZ\u0090'), null],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    [Buffer.alloc(0), null],
  ])('begins with its bytes %#', (bytes, format) => expect(formatOf(bytes)).toBe(format));

  it('is promised by its name', () => {
    const names = ['cv.PDF', 'a.b.docx', 'cv.pdf.exe', 'cv', 'photo.jpg '];
    expect(names.map(kindOfName)).toEqual(['pdf', 'docx', null, null, 'jpeg']);
    expect([beginsAs('pdf', buildPdf()), beginsAs('docx', buildPdf())]).toEqual([true, false]);
  });
});

describe('a scan without a virus scanner', () => {
  const link = '<Relationship Type="http://x/hyperlink" Target="https://crew.example" TargetMode="External"/>';
  const skills = '(HTML/CSS/JavaScript, /Launch pads) Tj';
  it.each([
    ['a PDF with text', buildPdf(pdfStream('/Filter /FlateDecode', deflateSync(`BT ${skills} ET`))), 'cv.pdf'],
    ['a PDF that speaks of scripts', buildPdf(`<</Title (HTML/JavaScript, obj) /A <</S /URI>>>>`), 'cv.pdf'],
    [
      'a PDF with packed objects',
      buildPdf(
        pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(`9 0 <</Title (HTML/JavaScript)>>`)),
      ),
      'cv.pdf',
    ],
    ['a PDF with a broken stream', buildPdf(pdfStream('/Filter /FlateDecode', Buffer.from('nonsense'))), 'cv.pdf'],
    ['a PDF with spaces to the end', Buffer.concat([buildPdf(), Buffer.alloc(4_000_000, ' ')]), 'cv.pdf'],
    ['an old Word document', buildCompound({ WordDocument: 'I rig.' }), 'cv.doc'],
  ])('lets %s pass', async (_what, bytes, name) => expect(await builtInScan(bytes, name)).toBeNull());

  it('lets a Word document with links, pictures and a table pass', async () => {
    const table = await buildZip({ 'xl/workbook.xml': '<workbook/>' });
    const document = await buildDocx('<w:instrText xml:space="preserve"> PAGE </w:instrText> I rig; DDE is a word.', {
      'word/_rels/document.xml.rels': `<Relationships>${link}</Relationships>`,
      'word/media/image1.jpeg': Buffer.from([0xff, 0xd8, 0xff]),
      'word/embeddings/table.xlsx': table,
    });
    expect(await builtInScan(document, 'cv.docx')).toBeNull();
  });

  const workbook = (parts: Record<string, string | Buffer> = {}): Promise<Buffer> =>
    buildZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', ...parts });

  it('lets a workbook pass that fetches and runs nothing, and no other by its name', async () => {
    expect(await builtInScan(await workbook(), 'crew.xlsx')).toBeNull();
    expect(await builtInScan(await workbook(), 'crew.docx')).toBe('type-mismatch');
    for (const link of ['<ddeLink ddeService="cmd"/>', '<connection><webPr url="https://evil.example"/></connection>'])
      expect(await builtInScan(await workbook({ 'xl/links/link1.xml': `<x>${link}</x>` }), 'crew.xlsx')).toBe(
        'active-content',
      );
    expect(await builtInScan(await workbook({ 'xl/vbaProject.bin': 'x' }), 'crew.xlsx')).toBe('macros');
  });

  it.each([
    ['a program', Buffer.from('MZ\u0090 program'), undefined, 'program'],
    ['a document called PDF', Buffer.from('PK\u0003\u0004'), 'cv.pdf', 'unreadable'],
    ['an SVG called PNG', Buffer.from('<svg onload="alert(1)"/>'), 'a.png', 'type-mismatch'],
    ['a picture called PDF', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'cv.pdf', 'type-mismatch'],
  ])('finds %s [S54]', async (_what, bytes, name, threat) => expect(await builtInScan(bytes, name)).toBe(threat));
});
