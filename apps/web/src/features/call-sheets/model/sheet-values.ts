import {
  isTimeOfDay,
  type RunningOrderLine,
  type SheetFields,
  sheetFieldsProblem,
  sheetTextFields,
  type SheetTextField,
} from '@crewcall/contracts-bookings';

/** As typed: the running order is a line each, '07:30 Sound call'. */
export type SheetValues = Record<SheetTextField, string> & {
  contactName: string;
  contactPhone: string;
  contactRole: string;
  order: string;
};

export function sheetValuesOf({ site_contact, running_order, ...texts }: SheetFields): SheetValues {
  const typed = Object.fromEntries(sheetTextFields.map((field) => [field, texts[field] ?? '']));
  return {
    ...(typed as Record<SheetTextField, string>),
    contactName: site_contact?.name ?? '',
    contactPhone: site_contact?.phone ?? '',
    contactRole: site_contact?.role ?? '',
    order: (running_order ?? []).map(({ time, what }) => `${time} ${what}`).join('\n'),
  };
}

/** Null for a line that begins with no time. '7:30' is '07:30'. */
function orderLineOf(line: string): RunningOrderLine | null {
  const [, time = '', what = ''] = /^(\d{1,2}[:.]\d\d)\s+(\S.*)$/.exec(line.trim()) ?? [];
  const tidy = time.replace('.', ':').padStart(5, '0');
  return isTimeOfDay(tidy) && what ? { time: tidy, what } : null;
}

export const orderOf = (typed: string): (RunningOrderLine | null)[] =>
  typed
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => orderLineOf(line));

/** What is left blank for one call is as for all of its job. */
export function sheetFieldsOf({ contactName, contactPhone, contactRole, order, ...texts }: SheetValues): SheetFields {
  const fields: SheetFields = {};
  for (const field of sheetTextFields) if (texts[field].trim()) fields[field] = texts[field].trim();
  const contact = { name: contactName.trim(), phone: contactPhone.trim(), role: contactRole.trim() };
  if (Object.values(contact).some(Boolean))
    fields.site_contact = { name: contact.name || null, phone: contact.phone || null, role: contact.role || null };
  const lines = orderOf(order).filter((line) => line !== null);
  if (lines.length) fields.running_order = lines;
  return fields;
}

/** Why it cannot be saved, or null. */
export const sheetProblem = (values: SheetValues): string | null => {
  const bad = orderOf(values.order).indexOf(null);
  if (bad >= 0) return `Running order, line ${bad + 1}: begin with a time, such as 07:30 Sound call.`;
  return sheetFieldsProblem(sheetFieldsOf(values));
};
