import { dayWords } from '../time/london-words.js';
import type { SheetChange, SheetContent } from './call-sheet.js';
import {
  importantSheetFields,
  type SheetField,
  sheetFields,
  sheetLabels,
  type SheetTextField,
} from './sheet-fields.js';

export const TO_FOLLOW = 'to follow';

const wordsOfFact = {
  title: ({ title }) => title,
  call_name: ({ call_name }) => call_name,
  date: ({ starts_on }) => dayWords(starts_on),
  call_time: ({ starts_at }) => starts_at ?? TO_FOLLOW,
  end: ({ starts_on, ends_on, ends_at }) =>
    ends_at && (ends_on === starts_on ? ends_at : `${dayWords(ends_on)}, ${ends_at}`),
  place: ({ place }) => place,
  roles: ({ roles }) => roles.join(', '),
  site_contact: ({ site_contact }) =>
    site_contact ? [site_contact.name, site_contact.role, site_contact.phone].filter(Boolean).join(', ') : null,
  running_order: ({ running_order }) => (running_order ?? []).map(({ time, what }) => `${time} ${what}`).join('\n'),
  attachments: ({ attachments = [] }) => attachments.map(({ name }) => name).join('\n'),
} satisfies Partial<Record<SheetField, (content: SheetContent) => string | null>>;

const isFact = (field: SheetField): field is keyof typeof wordsOfFact => field in wordsOfFact;

/** What a field says on page, in mail and on paper; null where it says nothing. */
export function sheetWords(content: SheetContent, field: SheetField): string | null {
  const words = isFact(field) ? wordsOfFact[field](content) : content[field as SheetTextField];
  return words?.trim() || null;
}

/** Another file may have the same name. */
const filesOf = ({ attachments = [] }: SheetContent): string => attachments.map(({ id }) => id).join();

/** Field by field, in the order of the sheet. */
export function sheetChangesOf(before: SheetContent, after: SheetContent): SheetChange[] {
  return sheetFields
    .map((field) => ({ field, before: sheetWords(before, field), after: sheetWords(after, field) }))
    .filter(
      ({ field, before: was, after: is }) =>
        was !== is || (field === 'attachments' && filesOf(before) !== filesOf(after)),
    );
}

export const isImportantChange = (changes: readonly Pick<SheetChange, 'field'>[]): boolean =>
  changes.some(({ field }) => importantSheetFields.includes(field));

const briefFields: readonly SheetField[] = ['date', 'call_time', 'end'];

/** 'call time 08:00 is now 07:30' for what is short, 'parking' for the rest. */
function changeWords({ field, before, after }: SheetChange): string {
  const label = /^[A-Z][a-z-]+( |$)/.test(sheetLabels[field])
    ? sheetLabels[field].charAt(0).toLowerCase() + sheetLabels[field].slice(1)
    : sheetLabels[field];
  return briefFields.includes(field) && before && after ? `${label} ${before} is now ${after}` : label;
}

/** 'call time 08:00 is now 07:30, parking' */
export const changesWords = (changes: readonly SheetChange[]): string => changes.map(changeWords).join(', ');
