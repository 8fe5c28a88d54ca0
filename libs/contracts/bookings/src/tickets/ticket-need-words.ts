import { madeOnce } from '@crewcall/contracts-core';
import { moneyWords } from '../roles/money-words.js';
import type { RoleTickets, TicketNeed } from './role-tickets.js';
import { ticketKeeping } from './ticket-kinds.js';

const MILLION = 100_000_000;
const listed = madeOnce(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** 'IPAF and CSCS' */
export const listWords = (words: readonly string[]): string => listed().format(words);

/** '£5m', '£250,000' */
export const sumWords = (pence: number): string => (pence % MILLION === 0 ? `£${pence / MILLION}m` : moneyWords(pence));

/** 'IPAF' as it is, 'First aid' as 'first aid'. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z])/u, (letter) => letter.toLowerCase());

/** 'IPAF', 'public liability insurance of £5m' */
export const ticketNeedWords = ({ kind, sum_pence }: Pick<TicketNeed, 'kind' | 'sum_pence'>): string =>
  [inSentence(ticketKeeping[kind].name), sum_pence && `of ${sumWords(sum_pence)}`].filter(Boolean).join(' ');

/** 'Needs IPAF and CSCS. Nice to have: PASMA.' Null for a role that wants none. */
export function roleTicketsWords({ needs }: RoleTickets): string | null {
  const of = (isMust: boolean): string =>
    listWords(needs.filter(({ is_must }) => is_must === isMust).map(ticketNeedWords));
  const [musts, nice] = [of(true), of(false)];
  return [musts && `Needs ${musts}.`, nice && `Nice to have: ${nice}.`].filter(Boolean).join(' ') || null;
}
