import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ThreatFound } from './threats.rules.js';

/** Links and pictures of the web are shown; anything else from elsewhere is fetched, opened or run. */
const harmless = ['hyperlink', 'image'];

const valueOf = (tag: SaxesTagNS, name: string): string =>
  Object.values(tag.attributes).find(({ local }) => local === name)?.value ?? '';

/** Of a workbook: what it runs, or fetches by itself when it is opened. */
const fetching = ['ddeLink', 'oleLink', 'dbPr', 'webPr'];

function assertRelationIsHarmless(tag: SaxesTagNS): void {
  const kind = valueOf(tag, 'Type').split('/').at(-1) ?? '';
  if (kind === 'aFChunk') throw new ThreatFound('active-content');
  if (valueOf(tag, 'TargetMode').trim().toLowerCase() !== 'external') return;
  if (!harmless.includes(kind)) throw new ThreatFound('active-content');
  if (kind === 'image' && !/^https?:/i.test(valueOf(tag, 'Target').trim())) throw new ThreatFound('active-content');
}

/** By its byte order mark, else by where the zeros of its first letters are. */
function textOf(part: Buffer): string {
  const head = part.toString('hex', 0, 2);
  if (head === 'fffe' || head === '3c00') return part.toString('utf16le').replace(/^\ufeff/, '');
  if (head === 'feff' || head === '003c') {
    const even = Buffer.from(part.subarray(0, part.length & ~1));
    return even
      .swap16()
      .toString('utf16le')
      .replace(/^\ufeff/, '');
  }
  return part.toString('utf8').replace(/^\ufeff/, '');
}

/**
 * Reads one XML part of a Word document or a workbook: templates, objects and files from elsewhere, and fields that start programs,
 * however they are quoted, encoded or cut into pieces. @throws ThreatFound; Error for what is no XML
 */
export function inspectWordPart(part: Buffer): void {
  const parser = new SaxesParser({ xmlns: true });
  let isInstruction = false;
  let instructions = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new ThreatFound('active-content');
  });
  parser.on('opentag', (tag) => {
    if (fetching.includes(tag.local)) throw new ThreatFound('active-content');
    if (tag.local === 'Relationship') assertRelationIsHarmless(tag);
    if (tag.local === 'fldSimple') instructions += ` ${valueOf(tag, 'instr')}`;
    isInstruction = tag.local === 'instrText';
  });
  parser.on('closetag', () => {
    isInstruction = false;
  });
  parser.on('text', (text) => {
    if (isInstruction) instructions += text;
  });
  parser.write(textOf(part)).close();
  if (/DDE/i.test(instructions)) throw new ThreatFound('active-content');
}
