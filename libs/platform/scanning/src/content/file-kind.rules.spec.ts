import {
  beginsAs,
  contentTypeOf,
  type FileFormat,
  type FileKind,
  formatBytes,
  formatOf,
  kindOfName,
} from './file-kind.rules.js';

const starts: readonly (readonly [FileFormat, string])[] = [
  ['pdf', '255044462d312e37'],
  ['zip', '504b030414000600'],
  ['compound', 'd0cf11e0a1b11ae1'],
  ['jpeg', 'ffd8ffe000104a46'],
  ['png', '89504e470d0a1a0a'],
  ['gif', '4749463839610100'],
  ['webp', '52494646240000005745425056503820'],
];
const formatsOfKinds: Readonly<Record<FileKind, FileFormat>> = {
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
const kinds = Object.keys(formatsOfKinds) as FileKind[];

describe('the format of a file', () => {
  it.each(starts)('is %s where it begins with %s', (format, hex) => {
    const bytes = Buffer.from(hex, 'hex');
    expect(formatOf(bytes)).toBe(format);
    expect(formatOf(Buffer.concat([bytes, Buffer.alloc(1000, 1)]))).toBe(format);
    expect(formatOf(bytes.subarray(0, formatBytes))).toBe(format);
    expect(formatOf(Buffer.concat([Buffer.from(' '), bytes]))).toBeNull();
    expect(formatOf(bytes.subarray(0, 2))).toBeNull();
  });

  it.each([
    ['a sound in the frame of a WebP', Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
    ['WebP without its frame', Buffer.from('XXXX\u0000\u0000\u0000\u0000WEBPVP8 ')],
    ['a page', Buffer.from('<!doctype html>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['text', Buffer.from('%PDF')],
    ['nothing', Buffer.alloc(0)],
  ])('is none of ours for %s', (_what, bytes) => expect(formatOf(bytes)).toBeNull());
});

describe('a kind of file', () => {
  it.each(starts)('begins as its format does, and no other: %s', (format, hex) => {
    const bytes = Buffer.from(hex, 'hex');
    expect(kinds.filter((kind) => beginsAs(kind, bytes))).toEqual(
      kinds.filter((kind) => formatsOfKinds[kind] === format),
    );
  });

  it.each([
    ['cv.pdf', 'application/pdf'],
    ['cv.doc', 'application/msword'],
    ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['crew.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['stage.jpg', 'image/jpeg'],
    ['stage.JPEG', 'image/jpeg'],
    ['stage.png', 'image/png'],
    ['stage.webp', 'image/webp'],
    ['stage.gif', 'image/gif'],
    ['plots.zip', 'application/zip'],
    [' plot.v2.pdf ', 'application/pdf'],
  ])('is promised by the name %j and sent as %s', (name, contentType) => {
    const kind = kindOfName(name);
    expect(kind && contentTypeOf(kind)).toBe(contentType);
  });

  it.each([
    'cv',
    'pdf',
    'cv.',
    'cv.pdf.exe',
    'cv.pdf-',
    'cv.p df',
    'cv.pdf2',
    'cv.xpdf',
    'cv.documents',
    'cv.toString',
    '',
  ])('is not promised by the name %j', (name) => expect(kindOfName(name)).toBeNull());
});
