import { readZip } from './zip.js';

const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  zip: 'application/zip',
  program: 'application/octet-stream',
} as const;

/** What a file is by its bytes. `zip` is any archive that is no Word document, `program` anything that could be run. */
export type FileKind = keyof typeof contentTypes;

export const contentTypeOf = (kind: FileKind): string => contentTypes[kind];

const starts: [kind: FileKind, bytes: number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['program', [0x4d, 0x5a]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0xca, 0xfe, 0xba, 0xbe]],
  ['program', [0xfe, 0xed, 0xfa]],
  ['program', [0xcf, 0xfa, 0xed, 0xfe]],
  ['program', [0x23, 0x21]],
];
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

function kindOfZip(bytes: Buffer): FileKind {
  const names = new Set(readZip(bytes)?.map(({ name }) => name));
  return names.has('[Content_Types].xml') && names.has('word/document.xml') ? 'docx' : 'zip';
}

/** Never what its name or its sender says. Null for anything unknown: text, SVG, HTML, old spreadsheets. */
export function kindOf(bytes: Buffer): FileKind | null {
  if (bytes.subarray(0, 4).equals(ZIP)) return kindOfZip(bytes);
  if (bytes.subarray(0, 8).equals(COMPOUND))
    return bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc' : null;
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const known = starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  return known?.[0] ?? null;
}

const kindsOfEndings: Record<string, FileKind> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  zip: 'zip',
};

/** What a file's name promises; null when it promises nothing we know. */
export function kindOfName(fileName: string): FileKind | null {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  return kindsOfEndings[ending] ?? null;
}
