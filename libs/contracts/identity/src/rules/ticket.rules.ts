import { isDay, ticketKeeping, type TicketKind, ticketKinds } from '@crewcall/contracts-bookings';
import { isLongerThan, isPlainLine } from '@crewcall/contracts-core';
import { type SaveTicketRequest, ticketLimits } from '../ticket.js';

export const ticketTexts = {
  kind: 'Please choose what it is.',
  number: `Please enter the number, from ${ticketLimits.number.min} to ${ticketLimits.number.max} characters.`,
  level: `Please keep it to ${ticketLimits.level} characters.`,
  what: 'Please say what it is.',
  sum: 'Please enter the sum in pounds, up to £20m.',
  day: 'Please enter a date.',
  order: 'It must end on or after the day on which it began.',
} as const;

export type TicketField = keyof SaveTicketRequest;
type Drafted = { [Field in TicketField]?: unknown };

const isTicketKind = (value: unknown): value is TicketKind => ticketKinds.includes(value as TicketKind);
const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const isLine = (value: unknown, max: number): value is string =>
  typeof value === 'string' && Boolean(value.trim()) && !isLongerThan(value.trim(), max) && isPlainLine(value);

const isNumber = (value: unknown): boolean =>
  isLine(value, ticketLimits.number.max) && value.replace(/\W/g, '').length >= ticketLimits.number.min;
const isSum = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= ticketLimits.pence;

type Check = [TicketField, isWrong: boolean, text: string];
const problemsIn = (checks: Check[]): [TicketField, string][] =>
  checks.filter(([, isWrong]) => isWrong).map(([field, , text]) => [field, text]);

/** What is wrong, by field. A day that is over is fine: it shows as expired. */
export function ticketProblems(draft: Drafted): [TicketField, string][] {
  if (!isTicketKind(draft.kind)) return [['kind', ticketTexts.kind]];
  return [...wordProblems(draft, draft.kind), ...dayProblems(draft, draft.kind)];
}

function wordProblems({ number, level, sum_pence }: Drafted, kind: TicketKind): [TicketField, string][] {
  const keeping = ticketKeeping[kind];
  const checks: Check[] = [
    ['number', Boolean(keeping.number) && isSaid(number) && !isNumber(number), ticketTexts.number],
    ['level', Boolean(keeping.level) && isSaid(level) && !isLine(level, ticketLimits.level), ticketTexts.level],
    ['level', kind === 'other' && !isSaid(level), ticketTexts.what],
    ['sum_pence', Boolean(keeping.sum) && !isSum(sum_pence), ticketTexts.sum],
  ];
  return problemsIn(checks);
}

function dayProblems({ issued_on, expires_on }: Drafted, kind: TicketKind): [TicketField, string][] {
  const keeping = ticketKeeping[kind];
  const isBackward = isDay(issued_on) && isDay(expires_on) && expires_on < issued_on;
  const checks: Check[] = [
    ['issued_on', Boolean(keeping.issued) && isSaid(issued_on) && !isDay(issued_on), ticketTexts.day],
    // Six months are counted from it.
    ['issued_on', kind === 'dbs' && !isSaid(issued_on), ticketTexts.day],
    ['expires_on', Boolean(keeping.expires) && isSaid(expires_on) && !isDay(expires_on), ticketTexts.day],
    ['expires_on', Boolean(keeping.expires && keeping.issued) && isBackward, ticketTexts.order],
  ];
  return problemsIn(checks);
}

/** What is kept of a draft that is fine; `last4` is undefined where no number was sent. */
export function ticketFactsOf({ kind, number, level, sum_pence, issued_on, expires_on }: SaveTicketRequest) {
  const keeping = ticketKeeping[kind];
  const last4 = number === undefined ? undefined : number?.replace(/\W/g, '').slice(-4) || null;
  return {
    kind,
    last4: keeping.number ? last4 : null,
    level: (keeping.level && level?.trim()) || null,
    sumPence: (keeping.sum && sum_pence) || null,
    issuedOn: (keeping.issued && issued_on) || null,
    expiresOn: (keeping.expires && expires_on) || null,
  };
}
