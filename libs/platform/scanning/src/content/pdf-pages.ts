import { degrees, PDFDocument, PDFName, type PDFPage, rgb } from '@cantoo/pdf-lib';

/** A line of text as the outline of its letters, in thousandths of its size, down from the base line. */
export interface OutlinedLine {
  width: number;
  /** An SVG path. */
  path: string;
}

export interface PagesToCopy {
  bytes: Uint8Array;
  /** A document of more is none that we take. */
  mostPages: number;
  /** Written across every page. */
  line?: OutlinedLine;
}

const TILT_DEGREES = 24;

/** The pages alone, in a new document: without author, place, scripts, attachments and whatever else was around them. */
export async function copyPages({ bytes, mostPages, line }: PagesToCopy): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  if (source.getPageCount() === 0 || source.getPageCount() > mostPages) throw new Error('it has too many pages');
  const copy = await PDFDocument.create({ updateMetadata: false });
  for (const page of await copy.copyPages(source, source.getPageIndices())) {
    // Links, forms and notes: what they do has no place in a picture of a card; nor has what is said of its pictures.
    for (const name of ['Annots', 'AA', 'Metadata', 'PieceInfo']) page.node.delete(PDFName.of(name));
    copy.addPage(page);
    if (line) markPage(page, line);
  }
  return copy.save();
}

function markPage(page: PDFPage, { width: lineWidth, path }: OutlinedLine): void {
  const { width, height } = page.getSize();
  const scale = (0.8 * width) / lineWidth;
  const color = rgb(0.69, 0, 0.13);
  for (let y = -height / 4; y < height; y += Math.max(scale * 6000, 30))
    page.drawSvgPath(path, { x: width * 0.1, y, rotate: degrees(TILT_DEGREES), scale, color, opacity: 0.34 });
}
