import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  size: number;
  packedSize: number;
  isPacked: boolean;
  headerAt: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const COMMENT_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** More than any document has; a directory that claims more is not worth reading. */
export const zipEntriesMax = 5000;

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - COMMENT_MAX);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
}

/** Whether something ends like an archive, whatever it begins like. */
export const endsAsZip = (bytes: Buffer): boolean => endOf(bytes) >= 0;

/** What the directory at the end of an archive lists; null when there is none, or one that contradicts itself. */
export function readZip(bytes: Buffer): ZipEntry[] | null {
  const end = endOf(bytes);
  if (end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > zipEntriesMax) return null;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const method = bytes.readUInt16LE(at + 10);
    if (method !== STORED && method !== DEFLATED) return null;
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      isPacked: method === DEFLATED,
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The content of one entry. @throws when it is broken, or longer than `limit` whatever the directory says */
export async function openZipEntry(bytes: Buffer, entry: ZipEntry, limit: number): Promise<Buffer> {
  const { headerAt, packedSize, isPacked } = entry;
  if (headerAt + 30 > bytes.length || bytes.readUInt32LE(headerAt) !== LOCAL) throw new Error('No such entry');
  const start = headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (!isPacked && packed.length > limit) throw new Error('The entry is too long');
  return isPacked ? inflate(packed, { maxOutputLength: Math.max(1, limit) }) : packed;
}
