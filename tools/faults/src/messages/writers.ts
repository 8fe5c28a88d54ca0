import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Message, messageRoutes } from '@crewcall/contracts-messaging';
import { type Member, until } from '@crewcall/tools-seed';
import { outcomeOf, send } from '../load/client.js';

/** Two people who write to each other. */
export interface Talk {
  conversationId: string;
  company: Member;
  crew: Member;
}

/** What was accepted: the text, which is said once only, and the message that it became. */
export interface Accepted {
  talk: Talk;
  from: Member;
  to: Member;
  text: string;
  message: Message;
}

const RESOLVED_WITHIN_MS = 60_000;
const PAUSE_MS = 200;
/** Of one who writes faster than people can. */
const TOO_FAST_MS = 1800;

/** What is written to whom, and how fast in all. */
export interface Pace {
  /** Messages of each side of a conversation. */
  each: number;
  aSecond: number;
}

/** Sends a message until an answer comes, under one name: as the outbox of the web app does. */
async function say(origin: string, from: Member, conversation_id: string, content: string): Promise<Message> {
  const body = { conversation_id, content, client_id: randomUUID() };
  const attempt = async () => {
    const answer = await send(origin, { method: 'POST', path: messageRoutes.send, token: from.token, body });
    const outcome = outcomeOf(answer);
    if (answer.status === 429) await sleep(TOO_FAST_MS);
    else if (outcome === 'fail') throw new Error(`“${content}” was answered ${answer.status}`);
    return outcome === 'ok' && (answer.body as Message);
  };
  return until(`“${content}” to be accepted`, attempt, RESOLVED_WITHIN_MS, PAUSE_MS);
}

/** Both sides of every conversation write at the same time, each one message after the other, when it is due. */
export async function write(
  origin: string,
  talks: readonly Talk[],
  { each, aSecond }: Pace,
  onAccepted: (accepted: Accepted) => void,
): Promise<void> {
  const started = Date.now();
  const sides = talks.flatMap((talk) => [
    { talk, from: talk.company, to: talk.crew, who: 'company' },
    { talk, from: talk.crew, to: talk.company, who: 'crew' },
  ]);
  await Promise.all(
    sides.map(async ({ talk, from, to, who }, side) => {
      for (let number = 1; number <= each; number += 1) {
        const due = started + (((number - 1) * sides.length + side) * 1000) / aSecond;
        await sleep(Math.max(0, due - Date.now()));
        const text = `${who} ${number}`;
        const message = await say(origin, from, talk.conversationId, text);
        onAccepted({ talk, from, to, text, message });
      }
    }),
  );
}
