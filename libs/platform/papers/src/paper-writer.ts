import PDFDocument from 'pdfkit';
import { fontName, paperFonts, runsOf, type Weight } from './paper-fonts.js';

const MARGIN = 48;
const FOOT = 28;
const INK = '#12151C';
const SOFT = '#4A5060';

export interface Written {
  size?: number;
  weight?: Weight;
  isSoft?: boolean;
  /** Where the words lead. */
  link?: string;
  indent?: number;
}

type Structure = PDFKit.PDFStructureElement;

/** A tagged A4 document in our type: what is written is marked as what it is, in the order of reading. */
export class PaperWriter {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: Structure;

  constructor(
    private readonly base: number,
    { title, author, at }: { title: string; author: string; at: Date },
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
      pdfVersion: '1.7',
      // The types know of no PDF/UA; the writer does.
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      bufferPages: true,
      // The same version is the same file, whenever it is made.
      info: { Title: title, Author: author, Producer: 'CrewCall', Creator: 'CrewCall', CreationDate: at, ModDate: at },
    });
    for (const [name, file] of paperFonts()) this.doc.registerFont(name, file);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** A heading or a paragraph. */
  block(type: 'H1' | 'H2' | 'P', words: string, written: Written = {}): void {
    const { doc } = this;
    this.root.add(
      written.link === undefined
        ? doc.struct(type, {}, () => this.write(words, written))
        : doc.struct(type, {}, [doc.struct('Link', { alt: words }, () => this.write(words, written))]),
    );
  }

  /** What is called how: a list, whose labels are marked as such. */
  list(lines: readonly { label?: string; words: string }[], labelWidth: number): void {
    const { doc } = this;
    const list = doc.struct('L');
    this.root.add(list);
    for (const { label, words } of lines) {
      this.startLine();
      const item = doc.struct('LI');
      list.add(item);
      const [page, top] = [doc.page, doc.y];
      if (label) item.add(doc.struct('Lbl', {}, () => this.write(label, { weight: 700, width: labelWidth - 8 })));
      const below = doc.y;
      if (doc.page === page) doc.y = top;
      item.add(doc.struct('LBody', {}, () => this.write(words, { indent: label ? labelWidth : 0 })));
      item.end();
      if (doc.page === page) doc.y = Math.max(doc.y, below);
      this.space(0.35);
    }
    list.end();
  }

  /** What each amount is for, with the amounts at the right edge; a line stands over a total. */
  sums(lines: readonly { words: string; amount: string; isTotal?: boolean }[], amountWidth: number): void {
    const { doc } = this;
    const indent = doc.page.width - 2 * MARGIN - amountWidth;
    const list = doc.struct('L');
    this.root.add(list);
    for (const { words, amount, isTotal } of lines) {
      this.startLine();
      if (isTotal) this.rule();
      const weight = isTotal ? 700 : 400;
      const item = doc.struct('LI');
      list.add(item);
      const [page, top] = [doc.page, doc.y];
      item.add(doc.struct('Lbl', {}, () => this.write(words, { weight, width: indent - 16 })));
      const below = doc.y;
      if (doc.page === page) doc.y = top;
      item.add(doc.struct('LBody', {}, () => this.write(amount, { weight, indent, align: 'right' })));
      item.end();
      if (doc.page === page) doc.y = Math.max(doc.y, below);
      this.space(0.35);
    }
    list.end();
  }

  space(lines: number): void {
    this.doc.y += lines * this.base;
  }

  /** At the foot of every page; no part of what is read. */
  async end(foot: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc, pages } = this;
    this.root.end();
    for (let page = 0; page < pages; page += 1) {
      doc.switchToPage(page);
      const bottom = doc.page.margins.bottom;
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      this.write(foot(page + 1, pages), { size: 8.5, isSoft: true, y: doc.page.height - MARGIN - FOOT / 2 });
      doc.endMarkedContent();
      doc.page.margins.bottom = bottom;
    }
    const chunks: Buffer[] = [];
    doc.end();
    for await (const chunk of doc) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  /** On the next page, when no line fits on this one. */
  private startLine(): void {
    const { doc } = this;
    if (doc.y + this.base * 1.4 > doc.page.maxY()) doc.addPage();
  }

  /** No part of what is read. */
  private rule(): void {
    const { doc } = this;
    this.space(0.2);
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(doc.page.width - MARGIN, doc.y)
      .lineWidth(0.75)
      .stroke(SOFT);
    doc.endMarkedContent();
    this.space(0.5);
  }

  private write(words: string, written: Written & { width?: number; y?: number; align?: 'right' }): void {
    const { doc } = this;
    const { size = this.base, weight = 400, isSoft = false, link, indent = 0, y = doc.y, align } = written;
    const left = MARGIN + indent;
    const width = written.width ?? doc.page.width - MARGIN - left;
    doc.fontSize(size).fillColor(isSoft ? SOFT : INK);
    const runs = runsOf(words);
    runs.forEach(({ script, words: text }, index) => {
      const options = {
        width,
        lineGap: size * 0.16,
        continued: index < runs.length - 1,
        link,
        underline: Boolean(link),
        ...(align && { align }),
      };
      doc.font(fontName(script, weight));
      if (index === 0) doc.text(text, left, y, options);
      else doc.text(text, options);
    });
    doc.x = MARGIN;
  }
}
