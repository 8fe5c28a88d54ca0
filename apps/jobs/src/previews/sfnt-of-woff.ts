import { inflateSync } from 'node:zlib';

const [WOFF_HEAD, WOFF_ENTRY, SFNT_HEAD, SFNT_ENTRY] = [44, 20, 12, 16];

/** A WOFF 1.0 file unpacked: the same tables, behind the directory of an sfnt font (TrueType, OpenType). */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEAD + SFNT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  for (const [n, value] of [count, SFNT_ENTRY * 2 ** power, power, SFNT_ENTRY * (count - 2 ** power)].entries())
    head.writeUInt16BE(value, 4 + 2 * n);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let n = 0; n < count; n += 1) {
    const entry = WOFF_HEAD + WOFF_ENTRY * n;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(from, from + packed);
    // A table that packing would not have made smaller is as it was.
    const table = packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes;
    const row = SFNT_HEAD + SFNT_ENTRY * n;
    woff.copy(head, row, entry, entry + 4);
    woff.copy(head, row + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(length, row + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
