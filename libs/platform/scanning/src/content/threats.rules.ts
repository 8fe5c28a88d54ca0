import { kindOf } from './file-kind.rules.js';

// In two halves, or scanners would take this very file for the test virus.
const EICAR = Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

/** Why a file is not safe. Names a family, never a path of ours. */
export type Threat =
  | 'test-virus'
  | 'program'
  | 'macros'
  | 'active-content'
  | 'bomb'
  | 'mixed-content'
  | 'type-mismatch';

/** What can be told of bytes alone, of a whole file and of every part unpacked from one. */
export function threatInBytes(bytes: Buffer): Threat | null {
  if (bytes.includes(EICAR)) return 'test-virus';
  return kindOf(bytes) === 'program' ? 'program' : null;
}

/** Old Word documents keep their macros in streams that are named in UTF-16. */
export function threatInCompound(bytes: Buffer): Threat | null {
  const hasMacros = ['_VBA_PROJECT', 'Macros'].some((name) => bytes.includes(Buffer.from(name, 'utf16le')));
  if (hasMacros) return 'macros';
  return bytes.includes(Buffer.from('Ole10Native', 'utf16le')) ? 'active-content' : null;
}
