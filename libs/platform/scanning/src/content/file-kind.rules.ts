const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  zip: 'application/zip',
} as const;

export type FileKind = keyof typeof contentTypes;

export const contentTypeOf = (kind: FileKind): string => contentTypes[kind];

/** How a file is packed, by its first bytes. A Word document is a ZIP archive, an old one a compound file. */
export type FileFormat = 'pdf' | 'zip' | 'compound' | 'jpeg' | 'png' | 'webp' | 'gif';

const RIFF = '52494646';
const WEBP = '57454250';
const starts: [format: FileFormat, start: string][] = [
  ['pdf', '255044462d'],
  ['zip', '504b0304'],
  ['compound', 'd0cf11e0a1b11ae1'],
  ['jpeg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
  ['gif', '47494638'],
];

/** Bytes that are enough to know the format of a file. */
export const formatBytes = 16;

/** Never what its name or its sender says. Null for anything unknown: text, SVG, HTML, programs. */
export function formatOf(bytes: Buffer): FileFormat | null {
  const head = bytes.toString('hex', 0, formatBytes);
  if (head.startsWith(RIFF) && head.startsWith(WEBP, 16)) return 'webp';
  return starts.find(([, start]) => head.startsWith(start))?.[0] ?? null;
}

const formatsOfKinds: Record<FileKind, FileFormat> = {
  pdf: 'pdf',
  doc: 'compound',
  docx: 'zip',
  xlsx: 'zip',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  zip: 'zip',
};

/** Whether a file begins as this kind does. Whether it is one is told by the scan. */
export const beginsAs = (kind: FileKind, bytes: Buffer): boolean => formatOf(bytes) === formatsOfKinds[kind];

const kindsOfEndings: Record<string, FileKind> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  xlsx: 'xlsx',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  zip: 'zip',
};

/** What a file's name promises; null when it promises nothing we know. */
export function kindOfName(fileName: string): FileKind | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  return kindsOfEndings[ending] ?? null;
}
