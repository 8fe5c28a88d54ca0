import { conversationRoutes, type Message, messageLimits, messageRoutes } from '@crewcall/contracts-messaging';
import type { Member } from '@crewcall/tools-seed';
import type { FindingsOf } from '../counting/findings.js';
import { read } from '../load/client.js';
import type { Listener } from './listener.js';
import type { Accepted, Talk } from './writers.js';

export type MessageFindings = FindingsOf<'LOST' | 'DUP' | 'ORDER' | 'UNDELIVERED' | 'UNREAD'>;

async function historyOf(origin: string, person: Member, { conversationId }: Talk): Promise<Message[]> {
  const messages: Message[] = [];
  for (;;) {
    const before = messages.length ? `&before=${messages.at(-1)?.number ?? 0}` : '';
    const query = `?mark_read=false&limit=${messageLimits.pageMax}${before}`;
    const page = await read<Message[]>(origin, person.token, conversationRoutes.messages(conversationId) + query);
    messages.push(...page);
    if (page.length < messageLimits.pageMax) return messages;
  }
}

/** Compares what was accepted with what both sides find, were told of, and have as unread. */
export async function countMessages(
  origin: string,
  talks: readonly Talk[],
  accepted: readonly Accepted[],
  listeners: readonly Listener[],
): Promise<MessageFindings> {
  const findings: MessageFindings = { LOST: [], DUP: [], ORDER: [], UNDELIVERED: [], UNREAD: [] };
  for (const talk of talks) {
    const [hers, theirs] = [await historyOf(origin, talk.crew, talk), await historyOf(origin, talk.company, talk)];
    const ids = theirs.map(({ id }) => id);
    if (hers.map(({ id }) => id).join() !== ids.join()) findings.ORDER.push(`${talk.conversationId} reads differently`);
    for (const { text, from, message } of accepted.filter((one) => one.talk === talk)) {
      const times = theirs.filter((one) => one.content === text && one.sender_id === from.id).length;
      if (times > 1) findings.DUP.push(`“${text}” is there ${times} times`);
      if (!ids.includes(message.id)) findings.LOST.push(`“${text}” was accepted and is not there`);
    }
  }
  for (const { text, to, message } of accepted) {
    const times = listeners.find(({ person }) => person.id === to.id)?.heard.get(message.id) ?? 0;
    if (times !== 1) findings.UNDELIVERED.push(`“${text}” was told of ${times} times`);
  }
  for (const { person } of listeners) {
    const { count } = await read<{ count: number }>(origin, person.token, messageRoutes.unreadCount);
    const wanted = accepted.filter(({ to }) => to.id === person.id).length;
    if (count !== wanted) findings.UNREAD.push(`${person.email} has ${count} unread, but was sent ${wanted}`);
  }
  return findings;
}
