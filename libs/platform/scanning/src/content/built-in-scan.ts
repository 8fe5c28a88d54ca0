import { kindOf, kindOfName } from './file-kind.rules.js';
import { threatInPdf } from './pdf-threats.js';
import { type Threat, threatInBytes, threatInCompound } from './threats.rules.js';
import { threatInZip } from './zip-threats.js';

/**
 * What can be told without a virus scanner: the test virus, programs, macros, active content, bombs, and bytes that are
 * not what the name says. It knows no real virus by its signature; that is what ClamAV is for.
 */
export async function builtInScan(bytes: Buffer, fileName?: string): Promise<Threat | null> {
  const plain = threatInBytes(bytes);
  if (plain) return plain;
  const kind = kindOf(bytes);
  if (fileName !== undefined && kindOfName(fileName) !== kind) return 'type-mismatch';
  if (kind === 'pdf') return threatInPdf(bytes);
  if (kind === 'docx' || kind === 'zip') return threatInZip(bytes);
  return kind === 'doc' ? threatInCompound(bytes) : null;
}
