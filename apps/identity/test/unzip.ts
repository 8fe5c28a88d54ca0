import { crc32, inflateRawSync } from 'node:zlib';

/** Reads an archive as its directory says, and checks every length and checksum. */
export function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06');
  const count = archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  if (start + archive.readUInt32LE(end + 12) !== end) throw new Error('The directory does not end where it should');
  const files: Record<string, string> = {};
  for (let at = start, read = 0; read < count; read += 1) {
    if (archive.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error(`No entry at ${at}`);
    const [checksum, packedSize, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place)) as [
      number,
      number,
      number,
    ];
    const nameSize = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameSize);
    if (archive.toString('utf8', local + 30, local + 30 + nameSize) !== name) throw new Error(`Two names for ${name}`);
    const from = local + 30 + nameSize + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(from, from + packedSize));
    if (content.length !== size || crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    files[name] = content.toString('utf8');
    at += 46 + nameSize + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
