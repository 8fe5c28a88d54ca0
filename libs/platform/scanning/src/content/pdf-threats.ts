import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { type Threat, threatInBytes } from './threats.rules.js';
import { endsAsZip } from './zip.js';

const UNPACKED_MAX = 60 * 1024 * 1024;
const STREAMS_MAX = 20_000;
/** How far before its `stream` the dictionary of a stream is looked for. */
const DICTIONARY_REACH = 1000;

const unpack = promisify<Buffer, { maxOutputLength: number; finishFlush: number }, Buffer>(inflate);

interface PdfStream {
  dictionary: string;
  content: Buffer;
}

/** Everything between streams, and the streams, which are found by their key words. */
function partsOf(bytes: Buffer): { skeleton: string; streams: PdfStream[] } {
  const streams: PdfStream[] = [];
  let skeleton = '';
  let at = 0;
  while (streams.length < STREAMS_MAX) {
    const word = bytes.indexOf('stream', at);
    const end = word < 0 ? -1 : bytes.indexOf('endstream', word + 6);
    if (end < 0) break;
    skeleton += bytes.toString('latin1', at, word);
    const start = word + 6 + (bytes[word + 6] === 13 ? 2 : 1);
    const before = bytes.toString('latin1', Math.max(at, word - DICTIONARY_REACH), word);
    streams.push({ dictionary: before.slice(before.lastIndexOf(' obj') + 1), content: bytes.subarray(start, end) });
    at = end + 9;
  }
  return { skeleton: skeleton + bytes.toString('latin1', at), streams };
}

/** Names may be written with escapes: /J#61vaScript. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isActive = (text: string): boolean =>
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/.test(plainNames(text));

/** Nothing of a broken stream: what is broken for us is broken for a reader too. */
async function unpackUpTo(limit: number, content: Buffer): Promise<Buffer | 'bomb'> {
  try {
    return await unpack(content, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : Buffer.alloc(0);
  }
}

/** Scripts, programs to start and files within the file, also where they are packed. Pictures are not unpacked. */
export async function threatInPdf(bytes: Buffer): Promise<Threat | null> {
  if (endsAsZip(bytes)) return 'mixed-content';
  const { skeleton, streams } = partsOf(bytes);
  if (isActive(skeleton)) return 'active-content';
  let left = UNPACKED_MAX;
  for (const { dictionary, content } of streams) {
    if (!/\/(FlateDecode|Fl)\b/.test(dictionary) || /\/Image\b/.test(dictionary)) continue;
    if (left <= 0) return 'bomb';
    const part = await unpackUpTo(left, content);
    if (part === 'bomb') return part;
    left -= part.length;
    const threat = threatInBytes(part);
    if (threat === 'test-virus') return threat;
    if (/\/ObjStm\b/.test(dictionary) && isActive(part.toString('latin1'))) return 'active-content';
  }
  return null;
}
