import {
  PDFName,
  PDFObjectStreamParser,
  PDFParser,
  type PDFRawStream,
  type PDFRef,
  type PDFString,
} from '@cantoo/pdf-lib';
import { ThreatFound } from './threats.rules.js';

/** Scripts, programs to start, files within the file, forms with scripts of their own. */
const active = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'GoToE',
  'ImportData',
  'RichMedia',
  'Rendition',
  'XFA',
]);

function assertNameIsHarmless(name: string): void {
  if (active.has(name)) throw new ThreatFound('active-content');
  if (name === 'Encrypt') throw new ThreatFound('encrypted');
}

const plain = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Names in bytes that no parser could read, which a reader of PDFs may still make something of. @throws ThreatFound */
export function assertNamesAreHarmless(bytes: Uint8Array): void {
  for (const [name] of Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/[^\s()<>[\]{}/%]{1,60}/g))
    assertNameIsHarmless(plain(name.slice(1)));
}

/** An object where a reader jumps into what is no object to us: a comment, a text, the content of a stream. */
export function assertHidesNoObject(bytes: Uint8Array | string): void {
  const text = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1');
  if (/\d\s{1,8}obj\b/.test(text)) throw new ThreatFound('mixed-content');
}

/** These the library would open by itself, and without a bound. */
const selfOpening = new Set(['ObjStm', 'XRef']);

/** Reads a PDF object by object, as its bytes lie, and stops at the first name that is a threat. */
export class PdfNameReader extends PDFParser {
  /** Threats stop the reading, where the library would go on after an error. */
  found: ThreatFound | null = null;

  protected override parseName(): PDFName {
    const name = super.parseName();
    const text = name.decodeText();
    this.stopAt(() => assertNameIsHarmless(text));
    return selfOpening.has(text) ? PDFName.of(`${text}-closed`) : name;
  }

  protected override parseString(ref?: PDFRef): PDFString {
    const string = super.parseString(ref);
    this.stopAt(() => assertHidesNoObject(string.asString()));
    return string;
  }

  protected override skipComment(): boolean {
    const start = this.bytes.offset();
    const isComment = super.skipComment();
    if (isComment) this.stopAt(() => assertHidesNoObject(this.bytes.slice(start, this.bytes.offset())));
    return isComment;
  }

  private stopAt(check: () => void): void {
    if (this.found) throw this.found;
    try {
      check();
    } catch (error) {
      if (error instanceof ThreatFound) this.found = error;
      throw error;
    }
  }
}

/** The objects that a stream holds; it was unpacked before. */
export class PdfObjectStreamNameReader extends PDFObjectStreamParser {
  protected override parseName(): PDFName {
    const name = super.parseName();
    assertNameIsHarmless(name.decodeText());
    return name;
  }

  static readNames(unpacked: PDFRawStream): Promise<void> {
    return new PdfObjectStreamNameReader(unpacked).parseIntoContext();
  }
}
