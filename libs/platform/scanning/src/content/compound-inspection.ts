import CFB from 'cfb';
import type { FileKind } from './file-kind.rules.js';
import { assertHarmless, ThreatFound, type UnpackingBudget } from './threats.rules.js';

const isMacro = (path: string): boolean => /\/(_VBA_PROJECT|VBA|Macros)(\/|$)/i.test(path);
const isObject = (path: string): boolean => path.endsWith('Ole10Native');
const FIELD_BEGIN = '\u0013';

/** A field that starts a program: its text follows the mark of a field, in one byte a letter or two. */
function hasDde(content: Buffer): boolean {
  for (const encoding of ['latin1', 'utf16le'] as const) {
    for (const blanks of ['', ' ', '  ']) {
      if (content.includes(Buffer.from(`${FIELD_BEGIN}${blanks}DDE`, encoding))) return true;
    }
  }
  return false;
}

/** Old Word documents: a file system in a file. @throws ThreatFound */
export function inspectCompound(bytes: Buffer, budget: UnpackingBudget): FileKind | null {
  const { FullPaths: paths, FileIndex: entries } = CFB.read(bytes, { type: 'buffer' });
  if (paths.some(isMacro)) throw new ThreatFound('macros');
  if (paths.some(isObject)) throw new ThreatFound('active-content');
  for (const { content } of entries) {
    if (!content?.length) continue;
    budget.take(content.length);
    const stream = Buffer.from(content as Uint8Array);
    assertHarmless(stream);
    if (hasDde(stream)) throw new ThreatFound('active-content');
  }
  return paths.some((path) => path.endsWith('/WordDocument')) ? 'doc' : null;
}
