import { cvLimits } from '@crewcall/contracts-identity';
import { beginsAs, contentTypeOf, type FileKind, kindOfName } from '@crewcall/platform-scanning';
import { CvTooLargeError, CvTypeError } from './cv.errors.js';

const accepted: readonly (FileKind | null)[] = ['pdf', 'doc', 'docx'];

/** The bytes of the Base64 text. What is no Base64 throughout is no file. @throws CvTooLargeError, CvTypeError */
export function cvBytesOf(base64: string): Buffer {
  const text = base64.slice(base64.startsWith('data:') ? base64.indexOf(',') + 1 : 0);
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const length = (text.length / 4) * 3 - padding;
  if (length > cvLimits.bytes) throw new CvTooLargeError();
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.length !== length) throw new CvTypeError();
  return bytes;
}

/** The content type that a CV's name promises and its first bytes agree with. @throws CvTypeError, CvTooLargeError */
export function cvTypeOf(bytes: Buffer, fileName: string): string {
  if (bytes.length > cvLimits.bytes) throw new CvTooLargeError();
  const kind = kindOfName(fileName);
  if (!kind || !accepted.includes(kind) || !beginsAs(kind, bytes)) throw new CvTypeError();
  return contentTypeOf(kind);
}
