import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type FileKind, formatOf } from './file-kind.rules.js';
import { assertHarmless, ThreatFound, type UnpackingBudget } from './threats.rules.js';
import { inspectWordPart } from './word-part.js';

const ENTRIES_MAX = 5000;
const PART_MAX = 24 * 1024 * 1024;
/** What is read as XML, relations and text; no honest part of this kind is longer. */
const XML_MAX = 8 * 1024 * 1024;
/** An archive, the archives in it and those in them. */
const DEPTH_MAX = 3;

const isMacro = (name: string): boolean => /(^|\/)(vbaProject\.bin|vbaData\.xml|macrosheets\/)/i.test(name);
const isObject = (name: string): boolean => /(^|\/)(embeddings\/[^/]*\.bin|activeX\/)/i.test(name);
const isProgram = (name: string): boolean =>
  /\.(exe|dll|com|scr|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|jar|msi|lnk|sh|app)$/i.test(name);
const isXml = (name: string): boolean => /\.(xml|rels)$/i.test(name);

/** The reader of archives refuses absolute names and those that lead out of the archive. */
const open = (bytes: Buffer): Promise<ZipFile> =>
  fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });

/** Whether something can be opened as an archive, whatever it begins like. */
export const isArchive = (bytes: Buffer): Promise<boolean> =>
  open(bytes).then(
    ({ entryCount }) => entryCount > 0,
    () => false,
  );

function assertNameIsHarmless(name: string): void {
  if (isMacro(name)) throw new ThreatFound('macros');
  if (isProgram(name)) throw new ThreatFound('program');
  if (isObject(name)) throw new ThreatFound('active-content');
}

async function unpack(zip: ZipFile, entry: Entry, budget: UnpackingBudget): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    budget.take(bytes.length);
    if (size > PART_MAX) throw new ThreatFound('bomb');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function inspectPart(name: string, part: Buffer, budget: UnpackingBudget, depth: number): Promise<void> {
  assertHarmless(part);
  const format = formatOf(part);
  // Macros and objects of Office are files of this format, whatever they are called.
  if (format === 'compound') throw new ThreatFound('active-content');
  if (format === 'zip') await inspectZip(part, budget, depth + 1);
  if (!isXml(name)) return;
  if (part.length > XML_MAX) throw new ThreatFound('bomb');
  inspectWordPart(part);
}

/** Names and bounded contents of all parts, archives within included. @throws ThreatFound; Error when it is broken */
export async function inspectZip(bytes: Buffer, budget: UnpackingBudget, depth = 1): Promise<FileKind> {
  if (depth > DEPTH_MAX) throw new ThreatFound('bomb');
  const zip = await open(bytes);
  if (zip.entryCount > ENTRIES_MAX) throw new ThreatFound('bomb');
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ThreatFound('encrypted');
    names.add(entry.fileName);
    assertNameIsHarmless(entry.fileName);
    if (entry.fileName.endsWith('/')) continue;
    await inspectPart(entry.fileName, await unpack(zip, entry, budget), budget, depth);
  }
  if (!names.has('[Content_Types].xml')) return 'zip';
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : 'zip';
}
