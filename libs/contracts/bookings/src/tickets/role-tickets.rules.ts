import { wallTimeOf } from '../time/wall-time.rules.js';
import type { HeldTicket, MissingTicket, RoleTickets, SeenTicket, TicketNeed } from './role-tickets.js';
import { isTicketGoodOn, ticketDayWords } from './ticket-days.rules.js';
import { ticketKeeping, ticketKinds } from './ticket-kinds.js';
import { listWords, sumWords, ticketNeedWords } from './ticket-need-words.js';

/** Twenty million pounds, as a ticket may say. */
const MOST_PENCE = 2_000_000_000;
/** A role cannot say which other ticket it means. */
export const neededKinds = ticketKinds.filter((kind) => kind !== 'other');
const BARRED: readonly string[] = ['rejected', 'withdrawn'];

/** Null when they are fine. */
export function roleTicketsProblem(value: unknown): string | null {
  if (value === undefined) return null;
  const { needs, only_valid } = (value ?? {}) as Partial<Record<keyof RoleTickets, unknown>>;
  const isFine =
    typeof only_valid === 'boolean' &&
    Array.isArray(needs) &&
    needs.length <= neededKinds.length &&
    needs.every(isNeed) &&
    new Set(needs.map(({ kind }: TicketNeed) => kind)).size === needs.length;
  return isFine ? null : 'Please choose each ticket once, for insurance with a sum of up to £20m.';
}

function isNeed(value: unknown): value is TicketNeed {
  const { kind, is_must, sum_pence } = (value ?? {}) as Partial<Record<keyof TicketNeed, unknown>>;
  if (!neededKinds.some((known) => known === kind) || typeof is_must !== 'boolean') return false;
  if (sum_pence === null || sum_pence === undefined) return true;
  const isSum = Number.isInteger(sum_pence) && (sum_pence as number) > 0 && (sum_pence as number) <= MOST_PENCE;
  return isSum && Boolean(ticketKeeping[kind as TicketNeed['kind']].sum);
}

/** Only what is known of needs that are fine. */
export const roleTicketsFrom = ({ needs, only_valid }: RoleTickets): RoleTickets => ({
  needs: needs.map(({ kind, is_must, sum_pence = null }) => ({ kind, is_must, sum_pence })),
  only_valid,
});

/** In London, the day of the last minute of the last call: one until midnight ends on the day before. Null without calls. */
export function lastWorkDayOf(ends: readonly Date[]): string | null {
  if (!ends.length) return null;
  return wallTimeOf(new Date(Math.max(...ends.map((end) => end.getTime())) - 1)).day;
}

const isGood = ({ sum_pence }: TicketNeed, held: HeldTicket, day: string): boolean =>
  !BARRED.includes(held.state) &&
  isTicketGoodOn(held.expires_on ?? null, day) &&
  (held.sum_pence ?? 0) >= (sum_pence ?? 0);

/** Of what the role wants, what the person has no ticket for that is good on that day. */
export function missingTickets(
  { needs }: RoleTickets,
  tickets: readonly HeldTicket[],
  lastDay: string,
): MissingTicket[] {
  return needs.flatMap((need) => {
    const held = tickets.filter(({ kind, state }) => kind === need.kind && !BARRED.includes(state));
    if (held.some((ticket) => isGood(need, ticket, lastDay))) return [];
    const [best = null] = held.toSorted((one, other) => rankOf(other).localeCompare(rankOf(one)));
    return [{ need, held: best }];
  });
}

const rankOf = ({ expires_on }: HeldTicket): string => expires_on ?? '9999';

export const mustsAmong = (missing: readonly MissingTicket[]): MissingTicket[] =>
  missing.filter(({ need }) => need.is_must);

/** '27 Nov', with the year where two days are not of the same. */
function daysIn(day: string, other: string): string {
  const words = ticketDayWords(day);
  return day.slice(0, 4) === other.slice(0, 4) ? words.slice(0, -5) : words;
}

/** 'IPAF expires 20 Nov, the job ends 27 Nov.', 'No IPAF.', 'Public liability insurance of £2m, the role asks for £5m.' */
export function missingTicketWords({ need, held }: MissingTicket, lastDay: string): string {
  const { name } = ticketKeeping[need.kind];
  if (!held) return `No ${ticketNeedWords(need)}.`;
  if (!isTicketGoodOn(held.expires_on ?? null, lastDay) && held.expires_on)
    return `${name} expires ${daysIn(held.expires_on, lastDay)}, the job ends ${daysIn(lastDay, held.expires_on)}.`;
  const sum = held.sum_pence ? `of ${sumWords(held.sum_pence)}` : 'without a sum';
  return `${name} ${sum}, the role asks for ${sumWords(need.sum_pence ?? 0)}.`;
}

const dayAlone = (day: string): string => ticketDayWords(day).slice(0, -5);

/** At apply: 'This role needs IPAF valid on 27 Nov. Add it or apply anyway.' Null when nothing is missing. */
export function applyTicketWords(
  missing: readonly MissingTicket[],
  lastDay: string,
  role = 'This role',
): string | null {
  const musts = mustsAmong(missing);
  if (!musts.length) return null;
  const names = listWords(musts.map(({ need }) => ticketNeedWords(need)));
  return `${role} needs ${names} valid on ${dayAlone(lastDay)}. Add ${musts.length > 1 ? 'them' : 'it'} or apply anyway.`;
}

/** To the company, which does not see the tickets of this person. */
export const hiddenTicketsWords = (musts: readonly TicketNeed[], lastDay: string): string =>
  `This role needs ${listWords(musts.map(ticketNeedWords))} valid on ${dayAlone(lastDay)}. Tickets of this person are not shared with you.`;

/** 'IPAF valid on 27 Nov, seen 3 Nov' */
export const seenTicketWords = ({ kind, valid_on, seen_on }: SeenTicket): string =>
  `${ticketKeeping[kind].name} valid on ${daysIn(valid_on, seen_on)}, seen ${daysIn(seen_on, valid_on)}`;

/** What a company sees as good on the last day, of all that the role wants. */
export const seenTickets = (
  { needs }: RoleTickets,
  missing: readonly MissingTicket[],
  lastDay: string,
  today: string,
): SeenTicket[] =>
  needs
    .filter((need) => !missing.some((one) => one.need.kind === need.kind))
    .map(({ kind }) => ({ kind, valid_on: lastDay, seen_on: today }));
