import { momentWords, type PublishedContent, sheetPaperOf } from '@crewcall/contracts-bookings';
import { PaperWriter } from '@crewcall/platform-papers';

/** The largest type with which a sheet fits on one page, else the first. */
const sizes = [11, 10, 9] as const;
const LABEL = 9;
const TIME = 4;

function written(sheet: PublishedContent, base: number): PaperWriter {
  const { title, lede, changed, callTime, where, parts, published } = sheetPaperOf(sheet);
  const author = sheet.content.company;
  const paper = new PaperWriter(base, { title: `Call sheet: ${title}, ${lede}`, author, at: sheet.publishedAt });
  paper.block('H1', title, { size: base * 1.9, weight: 700 });
  paper.block('P', lede, { isSoft: true });
  if (changed) {
    paper.space(0.5);
    paper.block('P', changed, { weight: 700 });
  }
  paper.space(1);
  paper.block('H2', 'Your call time', { isSoft: true });
  paper.block('P', callTime, { size: base * 2.6, weight: 700 });
  for (const { label, words, link } of where) {
    if (label) paper.block('P', `${label}:`, { isSoft: true, size: base * 0.9 });
    paper.block('P', words, link ? { link, size: base * 0.9 } : {});
  }
  for (const { heading, lines } of parts) {
    paper.space(1);
    if (heading) {
      paper.block('H2', heading, { size: base * 1.25, weight: 700 });
      paper.space(0.35);
    }
    paper.list(lines, base * (lines.every(({ label = '' }) => label.length <= 5) ? TIME : LABEL));
  }
  paper.space(1);
  paper.block('P', published, { isSoft: true });
  return paper;
}

/** A published version as a tagged PDF. */
export function sheetPdf(sheet: PublishedContent): Promise<Buffer> {
  const told = `Version ${sheet.version}, ${momentWords(sheet.publishedAt)}`;
  return fitting(sheet).end((page, pages) => `${told}. Page ${page} of ${pages}.`);
}

function fitting(sheet: PublishedContent): PaperWriter {
  for (const base of sizes) {
    const paper = written(sheet, base);
    if (paper.pages === 1) return paper;
  }
  return written(sheet, sizes[0]);
}
