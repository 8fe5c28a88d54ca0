import { until } from '@crewcall/tools-seed';
import { tellFindings } from '../counting/findings.js';
import { startConversation } from '../load/conversation.js';
import { type People, signUpPeople } from '../load/people.js';
import { Product } from '../product/product.js';
import type { ServiceProcess } from '../product/service-process.js';
import { countMessages, type MessageFindings } from './count-messages.js';
import { Listener } from './listener.js';
import { type MessagesOptions, peopleOf, readMessagesOptions, TABS_EACH } from './message-options.js';
import { type Accepted, type Talk, write } from './writers.js';

const BACK_WITHIN_MS = 5000;
const TOLD_WITHIN_MS = 10_000;
/** A thousand tabs of one machine come in one after the other. */
const IN_WITHIN_MS = 120_000;

interface Outcome {
  listeners: readonly Listener[];
  /** What was done to each replica. */
  faults: string[];
  accepted: number;
  wanted: number;
  findings: MessageFindings;
}

/** Every company begins to talk with everyone of the crew; those first messages count as well. */
async function begin(origin: string, { companies, crew }: People): Promise<{ talks: Talk[]; first: Accepted[] }> {
  const talks: Talk[] = [];
  const first: Accepted[] = [];
  for (const company of companies) {
    for (const member of crew) {
      // Messaging hears of new people by event, a moment after they signed up.
      const { id, message } = await startConversation(origin, company, member, 'Hello', TOLD_WITHIN_MS);
      const talk = { conversationId: id, company, crew: member };
      talks.push(talk);
      first.push({ talk, from: company, to: member, text: 'Hello', message });
    }
  }
  return { talks, first };
}

/** One after the other: the first gets kill -9, the second is asked to leave, as a roll-out does, and so on. */
async function breakEach(
  replicas: readonly ServiceProcess[],
  { areIn, share }: { areIn: () => boolean; share: () => number },
): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, replica] of replicas.entries()) {
    await until('enough messages', () => share() >= (at + 1) / (replicas.length + 1), 120_000);
    const isKilled = at % 2 === 0;
    await (isKilled ? replica.kill() : replica.stop());
    faults.push(isKilled ? 'killed' : 'drained');
    await until('all users to be back', areIn, 4 * BACK_WITHIN_MS);
    await replica.start();
  }
  return faults;
}

async function drill(product: Product, options: MessagesOptions): Promise<Outcome> {
  const { origin } = product;
  const { writers, idle } = peopleOf(options);
  const people = await signUpPeople(origin, product.mailUrl, 'messages', writers);
  const idlers = await signUpPeople(origin, product.mailUrl, 'idle', { companies: 0, crew: idle });
  const everybody = [...people.companies, ...people.crew];
  const tabs = idlers.crew.flatMap((person) => Array.from({ length: TABS_EACH }, () => person));
  const listeners = [...everybody, ...tabs].map((person) => new Listener(origin, person));
  const areIn = () => listeners.every(({ isListening }) => isListening);
  try {
    await until('everybody to listen', areIn, IN_WITHIN_MS);
    const { talks, first } = await begin(origin, people);
    const accepted = [...first];
    const wanted = talks.length * 2 * options.each;
    const writing = write(origin, talks, options, (one) => accepted.push(one));
    const share = () => accepted.length / wanted;
    const [faults] = await Promise.all([breakEach(product.replicasOf('messaging'), { areIn, share }), writing]);
    await Promise.all(listeners.map((listener) => listener.catchUp()));
    const findings = await countMessages(origin, talks, accepted, listeners.slice(0, everybody.length));
    const strays = listeners.slice(everybody.length).filter(({ heard }) => heard.size > 0);
    findings.DUP.push(...strays.map(({ person }) => `${person.email} was told of what others were sent`));
    return { listeners, faults, accepted: accepted.length, wanted: wanted + first.length, findings };
  } finally {
    for (const listener of listeners) listener.close();
  }
}

function tell({ listeners, faults, accepted, wanted, findings }: Outcome): boolean {
  const absences = listeners.flatMap((listener) => listener.absences).sort((a, b) => a - b);
  const longest = absences.at(-1) ?? 0;
  const median = absences[absences.length >> 1] ?? 0;
  console.log(`\nmessages: ${faults.length} replicas, ${faults.join(', ')}, under ${listeners.length} sockets`);
  console.log(`  accepted     ${accepted} of ${wanted}`);
  console.log(
    `  cut off      ${absences.length} times, back after ${median} ms (median), ${longest} ms at most (limit ${BACK_WITHIN_MS})`,
  );
  return tellFindings(findings) && absences.length > 0 && longest <= BACK_WITHIN_MS && accepted === wanted;
}

/**
 * `npm run faults -- messages 3 --sockets 1000 --a-second 200`: each of several messaging replicas is killed or drained
 * while people write. Returns the exit code.
 */
export const messagesDrill = (args: string[], logs: string): Promise<number> => {
  const options = readMessagesOptions(args);
  const replicas = { messaging: options.replicas };
  return Product.use(['gateway', 'identity', 'messaging'], logs, replicas, async (product) =>
    tell(await drill(product, options)) ? 0 : 1,
  );
};
