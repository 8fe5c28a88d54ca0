import { Injectable } from '@nestjs/common';
import { escape } from 'html-escaper';
import sharp, { type OverlayOptions } from 'sharp';
import { type FontWeight, PreviewFonts } from './preview-fonts.service.js';

export const previewSize = { width: 1200, height: 630 } as const;

/** What the picture says, as text. */
export interface PreviewWords {
  title: string;
  company: string;
  /** 'Thu 26 Nov 2026, Manchester' */
  whenAndWhere: string;
  rate: string;
}

interface Line {
  text: string;
  top: number;
  size: number;
  weight: FontWeight;
  color: string;
  /** Pixels; what is lower is cut off. */
  most: number;
  letters: number;
}

const LEFT = 72;
const WIDTH = previewSize.width - 2 * LEFT;
/** The colours of the stage, as the pages have them. */
const [night, cream, grey, amber] = ['#0B0E14', '#F4F2EC', '#B9BEC8', '#FBBF24'];

const background = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="${night}"/>
  <path d="M1010 40 1200 90V630H760Z" fill="${amber}" opacity=".07"/>
  <path d="M1016 44 1200 130V520L960 630H880Z" fill="${amber}" opacity=".08"/>
  <g transform="translate(${LEFT} 60) scale(1.75)">
    <rect x=".5" y=".5" width="31" height="31" rx="7.5" fill="#161B24"/>
    <path d="M9.4 9.6 31.5 15v9a7.5 7.5 0 0 1-7.5 7.5H14.5Z" fill="${amber}" opacity=".38"/>
    <path d="M9.8 9.8 31.5 20v4a7.5 7.5 0 0 1-7.5 7.5h-4Z" fill="${amber}"/>
    <circle cx="8.8" cy="8.8" r="3.8" fill="${cream}"/>
  </g>
</svg>`);

const linesOf = ({ title, company, whenAndWhere, rate }: PreviewWords): Line[] => [
  { text: 'CrewCall', top: 68, size: 36, weight: 'bold', color: cream, most: 60, letters: 20 },
  { text: title, top: 166, size: 64, weight: 'bold', color: cream, most: 232, letters: 80 },
  { text: company, top: 416, size: 32, weight: 'regular', color: grey, most: 44, letters: 60 },
  { text: whenAndWhere, top: 468, size: 36, weight: 'regular', color: cream, most: 48, letters: 54 },
  { text: rate, top: 524, size: 44, weight: 'bold', color: amber, most: 60, letters: 44 },
];

/** Renders what social networks show of a shared job. What is written is text: nothing in it is markup. */
@Injectable()
export class PreviewPicture {
  /** Files whose letters every text is rendered with, once one was. */
  private readonly known = new Set<string>();

  constructor(private readonly fonts: PreviewFonts) {}

  /** @returns a PNG of 1200 × 630 */
  async render(words: PreviewWords): Promise<Buffer> {
    const lines: OverlayOptions[] = [];
    for (const { text, ...line } of linesOf(words)) {
      const shown = excerptOf(text, line.letters);
      if (shown) lines.push(await this.overlayOf({ text: shown, ...line }));
    }
    return sharp(background).composite(lines).png({ compressionLevel: 9 }).toBuffer();
  }

  private async overlayOf({ text, top, size, weight, color, most }: Line): Promise<OverlayOptions> {
    const [fontfile = '', more = ''] = await this.fonts.filesOf(weight);
    const font = `Hanken Grotesk ${weight === 'bold' ? 'Bold ' : ''}${size}`;
    const common = { font, dpi: 72, rgba: true } as const;
    if (!this.known.has(more))
      await sharp({ text: { ...common, text: 'Ł', fontfile: more } })
        .png()
        .toBuffer();
    this.known.add(more);
    const left = text === 'CrewCall' ? LEFT + 76 : LEFT;
    const words = `<span foreground="${color}">${escape(text)}</span>`;
    const { data, info } = await sharp({
      text: { ...common, text: words, fontfile, width: WIDTH, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (info.height <= most && info.width <= WIDTH) return { input: data, left, top };
    const cut = { left: 0, top: 0, width: Math.min(info.width, WIDTH), height: Math.min(info.height, most) };
    return { input: await sharp(data).extract(cut).png().toBuffer(), left, top };
  }
}

function excerptOf(text: string, most: number): string {
  const letters = [...text.replace(/[\p{C}\s]+/gu, ' ').trim()];
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
