import { crc32, deflateRawSync } from 'node:zlib';

type Parts = Record<string, string | Buffer>;

/** A small archive, for specs. */
export function buildZip(parts: Parts): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(raw.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, rest, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, entries, Buffer.from('PK\u0005\u0006'), end]);
}

/** A Word document with this text, and whatever else is given. */
export const buildDocx = (text: string, more: Parts = {}): Buffer =>
  buildZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document>${text}</w:document>`,
    ...more,
  });
