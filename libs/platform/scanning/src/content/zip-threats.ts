import { type Threat, threatInBytes } from './threats.rules.js';
import { openZipEntry, readZip, type ZipEntry } from './zip.js';

/** Most bytes that are unpacked of one archive; what holds more is taken for a bomb. */
const UNPACKED_MAX = 100 * 1024 * 1024;

const isMacro = (name: string): boolean => /(^|\/)(vbaProject\.bin|vbaData\.xml|macrosheets\/)/i.test(name);
const isObject = (name: string): boolean => /(^|\/)(embeddings\/.*\.bin|activeX\/)/i.test(name);
const isProgram = (name: string): boolean =>
  /\.(exe|dll|com|scr|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|jar|msi|lnk|sh|app)$/i.test(name);
const isOutside = (name: string): boolean => name.startsWith('/') || name.split(/[\\/]/).includes('..');

function threatInName({ name }: ZipEntry): Threat | null {
  if (isMacro(name)) return 'macros';
  if (isProgram(name) || isOutside(name)) return 'program';
  return isObject(name) ? 'active-content' : null;
}

/** A template from elsewhere brings macros of its own. */
function threatInPart(name: string, part: Buffer): Threat | null {
  if (
    name.endsWith('.rels') &&
    /attachedTemplate[^>]*TargetMode="External"|TargetMode="External"[^>]*attachedTemplate/.test(
      part.toString('latin1'),
    )
  )
    return 'active-content';
  return threatInBytes(part);
}

/** Looks at the names and the bounded content of every part. An archive that cannot be read is no safer than a bad one. */
export async function threatInZip(bytes: Buffer): Promise<Threat | null> {
  const entries = readZip(bytes);
  if (!entries) return 'bomb';
  for (const entry of entries) {
    const threat = threatInName(entry);
    if (threat) return threat;
  }
  let left = UNPACKED_MAX;
  for (const entry of entries) {
    if (entry.name.endsWith('/')) continue;
    const part = await openZipEntry(bytes, entry, left).catch(() => null);
    if (!part) return 'bomb';
    left -= part.length;
    const threat = threatInPart(entry.name, part);
    if (threat) return threat;
  }
  return null;
}
