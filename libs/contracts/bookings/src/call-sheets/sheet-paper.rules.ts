import { dayWords, momentWords } from '../time/london-words.js';
import type { SheetChange, SheetContent } from './call-sheet.js';
import { mapAddress } from './call-sheet.rules.js';
import { changesWords, sheetWords } from './sheet-changes.rules.js';
import { type SheetField, sheetLabels, typedSheetFields } from './sheet-fields.js';

/** 'Thu 26 Nov, Show day' */
export const sheetLabel = ({ starts_on, call_name }: Pick<SheetContent, 'starts_on' | 'call_name'>): string =>
  [dayWords(starts_on), call_name].filter(Boolean).join(', ');

/** What stands at the top of a sheet, or by itself below its facts. */
const elsewhere: readonly SheetField[] = ['what3words', 'running_order'];
/** What a company typed, in the order in which page and paper show it as a list. */
export const sheetFactFields = typedSheetFields.filter((field) => !elsewhere.includes(field));

/** 'Version 3, published Wed 25 Nov, 18:12 by Northlight Productions.' */
export const publishedWords = (version: number, publishedAt: Date, company: string): string =>
  `Version ${version}, published ${momentWords(publishedAt)} by ${company}.`;

/** A line of paper: what it is called, its words, and where they lead. */
export interface PaperLine {
  label?: string;
  words: string;
  link?: string;
}

export interface PaperPart {
  /** None, where the page has none. */
  heading: string | null;
  lines: PaperLine[];
}

/** A sheet as it stands on paper, the same for all: in the words of the page, and in their order. */
export interface SheetPaper {
  title: string;
  lede: string;
  /** What this version changed; null in the first. */
  changed: string | null;
  callTime: string;
  /** Under the call time. */
  where: PaperLine[];
  parts: PaperPart[];
  published: string;
}

export interface PublishedContent {
  content: SheetContent;
  version: number;
  changed: readonly SheetChange[];
  publishedAt: Date;
}

/** Of a version, without those booked: who they are is no part of it, and changes after it. */
export function sheetPaperOf({ content, version, changed, publishedAt }: PublishedContent): SheetPaper {
  const end = sheetWords(content, 'end');
  const facts = sheetFactFields.flatMap((field) => {
    const words = sheetWords(content, field);
    return words ? [{ label: sheetLabels[field], words }] : [];
  });
  const order = (content.running_order ?? []).map(({ time, what }) => ({ label: time, words: what }));
  const files = (content.attachments ?? []).map(({ name }) => ({ words: name }));
  const address = mapAddress(content.place);
  return {
    title: content.title,
    lede: [sheetLabel(content), ...content.roles].join(', '),
    changed: changed.length ? `Changed since version ${version - 1}: ${changesWords(changed)}.` : null,
    callTime: content.starts_at ?? 'To follow',
    where: [
      ...(end ? [{ words: `Ends about ${end}` }] : []),
      { words: content.place },
      ...(content.what3words ? [{ words: `what3words: ${content.what3words}` }] : []),
      { label: 'Open in maps', words: address, link: address },
    ],
    parts: [
      { heading: null, lines: facts },
      { heading: sheetLabels.running_order, lines: order },
      { heading: sheetLabels.attachments, lines: files },
    ].filter(({ lines }) => lines.length > 0),
    published: publishedWords(version, publishedAt, content.company),
  };
}
