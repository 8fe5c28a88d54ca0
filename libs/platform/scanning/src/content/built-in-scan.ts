import { type FileFormat, type FileKind, formatOf, kindOfName } from './file-kind.rules.js';
import { assertHarmless, type Threat, ThreatFound, UnpackingBudget } from './threats.rules.js';

/** Most bytes that are unpacked of one file; what holds more is taken for a bomb. */
const UNPACKED_MAX = 48 * 1024 * 1024;

type Inspection = (bytes: Buffer, budget: UnpackingBudget) => Promise<FileKind | null>;

/** Each is loaded for the files that it can read. */
const inspections: Partial<Record<FileFormat, Inspection>> = {
  pdf: async (bytes, budget) => (await import('./pdf-inspection.js')).inspectPdf(bytes, budget),
  zip: async (bytes, budget) => (await import('./zip-inspection.js')).inspectZip(bytes, budget),
  compound: async (bytes, budget) => (await import('./compound-inspection.js')).inspectCompound(bytes, budget),
};

async function inspect(bytes: Buffer, fileName?: string): Promise<void> {
  assertHarmless(bytes);
  const format = formatOf(bytes);
  const promised = fileName === undefined ? undefined : kindOfName(fileName);
  const { isArchive } = await import('./zip-inspection.js');
  if (format && format !== 'zip' && (await isArchive(bytes))) throw new ThreatFound('mixed-content');
  const inspection = format ? inspections[format] : undefined;
  const kind = inspection ? await inspection(bytes, new UnpackingBudget(UNPACKED_MAX)) : (format as FileKind | null);
  if (promised !== undefined && promised !== kind) throw new ThreatFound('type-mismatch');
}

/**
 * What can be told without a virus scanner: the test virus, programs, macros, active content, bombs, and bytes that are
 * not what the name says. It knows no real virus by its signature; that is what ClamAV is for. It takes as long and as
 * much memory as the file demands, so it runs in a thread with limits: `Inspector`.
 */
export async function builtInScan(bytes: Buffer, fileName?: string): Promise<Threat | null> {
  try {
    await inspect(bytes, fileName);
    return null;
  } catch (error) {
    return error instanceof ThreatFound ? error.threat : 'unreadable';
  }
}
