import { compile } from 'html-to-text';

/** More than any honest ad; the rest is not even parsed. */
const LONGEST_HTML = 250_000;

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const toText = compile({
  wordwrap: false,
  limits: { maxInputLength: LONGEST_HTML, maxDepth: 40, maxChildNodes: 20_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['script', 'style', 'img', 'svg', 'iframe', 'object', 'template', 'form', 'noscript', 'title'].map(
      (selector) => ({
        selector,
        format: 'skip',
      }),
    ),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'p', options: block },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ],
});

const hasMarkup = /[<&]/;
// What cannot be stored or would break a line: control characters but tabs and line ends, halves of surrogate pairs.
const unprintable = /[^\P{Cc}\t\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;

// Most titles, names and places: nothing to clean but the ends.
const isCleanLine = (text: string): boolean => /^[ !-%'-;=-~£–’]*$/.test(text) && !text.includes('  ');

// Paragraphs and lists without attributes, as boards write most ads; only the entities that `decoded` knows. Bounded,
// because the expression remembers every step.
const LONGEST_PLAIN = 5000;
const inline = String.raw`(?:[^<&]|&(?:amp|lt|gt|quot|#39);|<\/?(?:strong|b|em|i)>)*`;
const plainBlocks = new RegExp(String.raw`^\s*(?:(?:<p>${inline}<\/p>|<ul>\s*(?:<li>${inline}<\/li>\s*)+<\/ul>)\s*)+$`);
const emptyBlock = /<(p|li)>\s*<\/\1>/;
const decoded: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What `toText` makes of plain blocks, at a tenth of its cost; null where it is not that simple. */
function plainTextOf(html: string): string | null {
  if (html.length > LONGEST_PLAIN || !plainBlocks.test(html)) return null;
  const blocks = html.replace(/<\/?(?:strong|b|em|i)>/g, '').replace(/[ \t\r\n\f\u200b]+/g, ' ');
  if (emptyBlock.test(blocks)) return null;
  return blocks
    .replace(/ ?<\/?(?:p|ul)> ?/g, '\n\n')
    .replace(/ ?<li> ?/g, '\n• ')
    .replace(/ ?<\/li> ?/g, '')
    .replace(/&[a-z#0-9]+;/g, (entity) => decoded[entity] ?? entity);
}

// Nothing for the expressions below to find: most texts, once they are text.
const isUntidy = /[^\n -~£–’•]| {2}| \n|\n |\n{3}/;

/** Text of what may be HTML: no tags, no scripts, no addresses of links; lists and paragraphs keep their lines. */
export function textOf(html: string): string {
  if (isCleanLine(html)) return html.trim();
  const input = html.slice(0, LONGEST_HTML);
  const text = hasMarkup.test(input) ? (plainTextOf(input) ?? toText(input)) : input;
  if (!isUntidy.test(text)) return text.trim();
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export const lineOf = (html: string): string => textOf(html).replace(/\s+/g, ' ');

/** At most so many characters, cut between words and marked as cut. */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > max * 0.7 ? cut.slice(0, end) : cut).replace(/\p{Cs}$/u, '').trimEnd()}…`;
}

/** A field of one line within its limit; what stands instead when the board left it out. */
export const fieldOf = (value: unknown, max: number, otherwise: string): string =>
  cutTo(lineOf(typeof value === 'string' ? value : ''), max) || otherwise;
