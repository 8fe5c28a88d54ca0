import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { assertHidesNoObject, assertNamesAreHarmless, PdfNameReader, PdfObjectStreamNameReader } from './pdf-names.js';
import { assertHarmless, ThreatFound, type UnpackingBudget } from './threats.rules.js';

const FILTERS_MAX = 6;
/** Writers of PDFs put a hundred or two into one stream. */
const OBJECTS_MAX = 10_000;
const OBJECT_STREAM_MAX = 2 * 1024 * 1024;
const STREAM_MAX = 24 * 1024 * 1024;

/** Pictures are left packed: no reader takes what is in them for anything else. */
const pictures = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

const keyOf = (name: string): PDFName => PDFName.of(name);

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(keyOf('Filter'));
  const listed: (PDFObject | undefined)[] =
    filter instanceof PDFArray ? filter.asArray().map((one) => dict.context.lookup(one)) : [filter];
  const names = listed.filter((one) => one instanceof PDFName).map((name) => name.decodeText());
  if (names.length > FILTERS_MAX) throw new ThreatFound('bomb');
  return names;
}

function inflated(content: Uint8Array, limit: number): Uint8Array {
  try {
    return inflateSync(content, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ThreatFound('bomb');
    throw error;
  }
}

/** One filter at a time, each with a bound: nested filters grow by more than any of them alone. */
function unfiltered(stream: PDFRawStream, filter: string, content: Uint8Array, limit: number): Uint8Array {
  if (filter === 'FlateDecode') return inflated(content, limit);
  const dict = PDFDict.withContext(stream.dict.context);
  dict.set(keyOf('Filter'), keyOf(filter));
  const unpacked = decodePDFRawStream(PDFRawStream.of(dict, content)).getBytes(limit + 1);
  if (unpacked.length > limit) throw new ThreatFound('bomb');
  return new Uint8Array(unpacked);
}

/** What a stream holds. @throws ThreatFound when it is too much; Error when it cannot be unpacked */
function contentOf(stream: PDFRawStream, most: number, budget: UnpackingBudget): Uint8Array {
  let content = stream.contents;
  for (const filter of filtersOf(stream)) {
    if (pictures.has(filter)) return content;
    content = unfiltered(stream, filter, content, Math.max(1, Math.min(most, budget.remaining)));
    budget.take(content.length);
  }
  return content;
}

const hasPredictor = ({ dict }: PDFRawStream): boolean => {
  const params = dict.lookup(keyOf('DecodeParms'));
  const all = params instanceof PDFArray ? params.asArray().map((one) => dict.context.lookup(one)) : [params];
  return all.some((one) => {
    const predictor = one instanceof PDFDict ? one.lookup(keyOf('Predictor')) : undefined;
    return predictor instanceof PDFNumber && predictor.asNumber() > 1;
  });
};

function bytesOf(object: PDFInvalidObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** Objects may lie in streams. One that cannot be read as readers would is no safer than a bad one. */
async function inspectObjectStream(stream: PDFRawStream, budget: UnpackingBudget): Promise<void> {
  if (hasPredictor(stream)) throw new ThreatFound('unreadable');
  const content = contentOf(stream, OBJECT_STREAM_MAX, budget);
  assertHarmless(Buffer.from(content));
  const unpacked = PDFDict.withContext(stream.dict.context);
  for (const key of ['First', 'N']) unpacked.set(keyOf(key), stream.dict.lookup(keyOf(key), PDFNumber));
  if (unpacked.lookup(keyOf('N'), PDFNumber).asNumber() > OBJECTS_MAX) throw new ThreatFound('bomb');
  await PdfObjectStreamNameReader.readNames(PDFRawStream.of(unpacked, content));
}

function inspectStream(stream: PDFRawStream, budget: UnpackingBudget): void {
  assertHidesNoObject(stream.contents);
  if (stream.dict.lookup(keyOf('Subtype')) === keyOf('Image')) return;
  try {
    assertHarmless(Buffer.from(contentOf(stream, STREAM_MAX, budget)));
  } catch (error) {
    // What is broken for us is broken for a reader too.
    if (error instanceof ThreatFound) throw error;
  }
}

/** Scripts, programs to start and files within the file, also where they are packed. @throws ThreatFound */
export async function inspectPdf(bytes: Buffer, budget: UnpackingBudget): Promise<'pdf'> {
  const reader = new PdfNameReader(bytes);
  const context = await reader.parseDocument().catch((error: unknown) => {
    throw reader.found ?? error;
  });
  if (reader.found) throw reader.found;
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  for (const object of objects) {
    if (object instanceof PDFInvalidObject) assertNamesAreHarmless(bytesOf(object));
    if (!(object instanceof PDFRawStream)) continue;
    const isObjectStream =
      object.dict.lookup(keyOf('Type')) === keyOf('ObjStm-closed') ||
      (object.dict.has(keyOf('First')) && object.dict.has(keyOf('N')));
    if (isObjectStream) await inspectObjectStream(object, budget);
    else inspectStream(object, budget);
  }
  return 'pdf';
}
