import { figureOf, isLongerThan, isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { isTimeOfDay } from '../time/days.rules.js';
import type { RunningOrderLine, SheetFields, SiteContact } from './call-sheet.js';
import { sheetLabels, sheetTextFields, type SheetTextField } from './sheet-fields.js';

export const sheetLimits = {
  text: 2_000,
  line: 120,
  contact: 120,
  phone: 30,
  runningOrder: 60,
  /** Hours between two reminders. */
  remindHours: 4,
  /** Days after the call for which a sheet keeps names and numbers. */
  contactDays: 90,
  /** After the call; then the sheet goes with its files. */
  keptYears: 2,
  /** Days ahead whose sheets a phone keeps, and days for which it keeps them after the call. */
  keptAheadDays: 14,
  keptAfterDays: 2,
  /** Of attachments, on a phone. */
  keptFileBytes: 20 * 1024 * 1024,
  /** More calls than fit into that time. */
  keptSheets: 60,
} as const;

export const sheetTexts = {
  fields: 'Please fill in the fields of a call sheet.',
  contact: `Please give the site contact in at most ${sheetLimits.contact} characters each, and a phone number.`,
  order: `Please give at most ${sheetLimits.runningOrder} lines of the running order, each with a time as HH:MM and what happens.`,
  phone: `Please enter a phone number of at most ${sheetLimits.phone} characters.`,
  key: 'This link is not complete.',
} as const;

/** Whether a sheet still has the names and numbers of people. */
export const hasContacts = (from: Date, now: Date): boolean =>
  now.getTime() - from.getTime() < sheetLimits.contactDays * 86_400_000;

/** Where directions to a place are, without a word of who asks. */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** Stands for a sheet that is not published. */
export const SHEET_TO_FOLLOW = 'Call sheet to follow';

const tooLong = (field: SheetTextField): string =>
  `${sheetLabels[field]}: please use plain text of at most ${figureOf(sheetLimits.text)} characters.`;

const isText = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && isPlainText(value) && !isLongerThan(value.trim(), sheetLimits.text));

const isLine = (value: unknown, max: number): boolean =>
  typeof value === 'string' && isPlainLine(value) && !isLongerThan(value.trim(), max);

const isPhone = (value: unknown): boolean =>
  isLine(value, sheetLimits.phone) && /^[+\d][\d\s()./-]*(?: ?(?:x|ext\.?) ?\d+)?$/i.test((value as string).trim());

/** Blank means none. */
export const callPhoneProblem = (value: unknown): string | null =>
  value === undefined || value === null || value === '' || isPhone(value) ? null : sheetTexts.phone;

function isContact(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const { name = null, phone = null, role = null, ...others } = value as Partial<SiteContact>;
  const lines = [name, role].every((line) => line === null || isLine(line, sheetLimits.contact));
  return Object.keys(others).length === 0 && lines && callPhoneProblem(phone) === null;
}

const isOrderLine = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { time, what, ...others } = value as Partial<RunningOrderLine>;
  const isFine = isTimeOfDay(time) && isLine(what, sheetLimits.line) && what?.trim() !== '';
  return isFine && Object.keys(others).length === 0;
};

const isOrder = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length <= sheetLimits.runningOrder && value.every((line) => isOrderLine(line)));

/** What is wrong with what a company typed, the first thing only. */
export function sheetFieldsProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return sheetTexts.fields;
  for (const [field, typed] of Object.entries(value)) {
    if (typed === undefined) continue;
    if (field === 'site_contact') {
      if (!isContact(typed)) return sheetTexts.contact;
    } else if (field === 'running_order') {
      if (!isOrder(typed)) return sheetTexts.order;
    } else {
      const text = sheetTextFields.find((known) => known === field);
      if (!text) return sheetTexts.fields;
      if (!isText(typed)) return tooLong(text);
    }
  }
  return null;
}

const tidyLine = (line: string | null | undefined): string | null => line?.trim() || null;

function tidyContact(contact: SiteContact | null): SiteContact | null {
  const tidy = { name: tidyLine(contact?.name), phone: tidyLine(contact?.phone), role: tidyLine(contact?.role) };
  return Object.values(tidy).some(Boolean) ? tidy : null;
}

/** Trimmed, what is blank as null; the running order by what was typed, since a night goes past midnight. */
export function tidySheetFields({ site_contact, running_order, ...texts }: SheetFields): SheetFields {
  const tidy: SheetFields = {};
  for (const field of sheetTextFields) if (texts[field] !== undefined) tidy[field] = tidyLine(texts[field]);
  if (site_contact !== undefined) tidy.site_contact = tidyContact(site_contact);
  if (running_order !== undefined) {
    const lines = (running_order ?? []).map(({ time, what }) => ({ time, what: what.trim() }));
    tidy.running_order = lines.length ? lines : null;
  }
  return tidy;
}

/** Those of the call win over those of its job, also where they say that there is nothing. */
export const fieldsOfCall = (job: SheetFields, call: SheetFields): SheetFields => ({ ...job, ...call });
