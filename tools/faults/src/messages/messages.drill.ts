import { conversationRoutes, type StartedConversation } from '@crewcall/contracts-messaging';
import { send } from '../load/client.js';
import { type People, signUpPeople } from '../load/people.js';
import { until } from '../load/until.js';
import { Product } from '../product/product.js';
import { countMessages } from './count-messages.js';
import { Listener } from './listener.js';
import { type Accepted, type Talk, write } from './writers.js';

const PEOPLE = { companies: 2, crew: 3 };
const MESSAGES_EACH = 60;
const BACK_WITHIN_MS = 5000;
const TOLD_WITHIN_MS = 10_000;

/** Every company begins to talk with everyone of the crew; those first messages count as well. */
async function begin(origin: string, { companies, crew }: People): Promise<{ talks: Talk[]; first: Accepted[] }> {
  const talks: Talk[] = [];
  const first: Accepted[] = [];
  for (const company of companies) {
    for (const member of crew) {
      const body = { userTwoId: member.id, initialMessage: 'Hello' };
      let started: StartedConversation | undefined;
      // Messaging hears of new people by event, a moment after they signed up.
      const isStarted = async () => {
        const { token } = company;
        const answer = await send(origin, { method: 'POST', path: conversationRoutes.list, token, body });
        if (answer.status === 201) started = answer.body as StartedConversation;
        return started !== undefined;
      };
      await until('a conversation to begin', isStarted, TOLD_WITHIN_MS);
      if (!started) continue;
      const talk = { conversationId: started.id, company, crew: member };
      talks.push(talk);
      first.push({ talk, from: company, to: member, text: 'Hello', message: started.message });
    }
  }
  return { talks, first };
}

async function drill(product: Product): Promise<boolean> {
  const { origin } = product;
  const people = await signUpPeople(origin, product.mailUrl, 'messages', PEOPLE);
  const everybody = [...people.companies, ...people.crew];
  const listeners = everybody.map((person) => new Listener(origin, person));
  const areIn = () => listeners.every(({ isListening }) => isListening);
  try {
    await until('everybody to listen', areIn, TOLD_WITHIN_MS);
    const { talks, first } = await begin(origin, people);
    const accepted = [...first];
    const wanted = talks.length * 2 * MESSAGES_EACH;
    const writing = write(origin, talks, MESSAGES_EACH, (one) => accepted.push(one));
    let kills = 0;
    for (const replica of product.messaging) {
      const share = (kills + 1) / (product.messaging.length + 1);
      await until('enough messages', () => accepted.length >= wanted * share, 120_000);
      await replica.kill();
      kills += 1;
      await until('everybody to be back', areIn, 4 * BACK_WITHIN_MS);
      await replica.start();
    }
    await writing;
    await Promise.all(listeners.map((listener) => listener.catchUp()));
    const findings = await countMessages(origin, talks, accepted, listeners);
    const absences = listeners.flatMap((listener) => listener.absences);
    const longest = Math.max(0, ...absences);
    console.log(
      `\nmessages: ${product.messaging.length} replicas, ${kills} killed while ${listeners.length} people wrote`,
    );
    console.log(`  accepted     ${accepted.length} of ${wanted + first.length}`);
    console.log(`  cut off      ${absences.length} times, back after ${longest} ms at most (limit ${BACK_WITHIN_MS})`);
    for (const [counter, sentences] of Object.entries(findings) as [string, string[]][])
      console.log(
        `  ${counter.padEnd(12)} ${sentences.length}${sentences.length ? `: ${sentences.slice(0, 3).join('; ')}` : ''}`,
      );
    const isClean = Object.values(findings).every((sentences: string[]) => sentences.length === 0);
    return isClean && absences.length > 0 && longest <= BACK_WITHIN_MS && accepted.length === wanted + first.length;
  } finally {
    for (const listener of listeners) listener.close();
  }
}

/** `npm run faults -- messages 3`: each of several messaging replicas is killed while people write. Returns the exit code. */
export const messagesDrill = ([replicas = '2']: string[], logs: string): Promise<number> =>
  Product.use(['gateway', 'identity', 'messaging'], logs, Number(replicas), async (product) =>
    (await drill(product)) ? 0 : 1,
  );
