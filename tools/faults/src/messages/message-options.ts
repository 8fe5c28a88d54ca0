import { Problem, readArguments } from '@crewcall/tools-stack';

export interface MessagesOptions {
  replicas: number;
  /** Of all people together; those who do not write have 20 each. */
  sockets: number;
  /** Messages of all together. */
  aSecond: number;
  /** Messages of each side of a conversation. */
  each: number;
}

/** What messaging lets one person have open. */
export const TABS_EACH = 20;
/** For long enough that each fault falls between messages. */
const SECONDS = 20;
/** Beyond, more people write, so that no one is faster than hands can be. */
const OF_FIVE = 100;

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Problem(`${name} takes a whole number, not “${text}”.`);
  return number;
}

/** Reads `3 --sockets 1000 --a-second 200`; two replicas, a socket for each who writes, and 100 messages a second unless said. */
export function readMessagesOptions(args: string[]): MessagesOptions {
  const { values, positionals } = readArguments('npm run faults', {
    args,
    allowPositionals: true,
    options: { sockets: { type: 'string', default: '5' }, 'a-second': { type: 'string', default: '100' } },
  });
  const sockets = numberOf('--sockets', values.sockets);
  const aSecond = numberOf('--a-second', values['a-second']);
  const replicas = numberOf('The drill', positionals[0] ?? '2');
  const options = { replicas, sockets, aSecond, each: 0 };
  const { companies, crew } = peopleOf(options).writers;
  return { ...options, each: Math.ceil((aSecond * SECONDS) / (2 * companies * crew)) };
}

/** Who writes, and how many only have their tabs open. */
export function peopleOf({ sockets, aSecond }: Pick<MessagesOptions, 'sockets' | 'aSecond'>): {
  writers: { companies: number; crew: number };
  idle: number;
} {
  const writers = aSecond > OF_FIVE ? { companies: 5, crew: 8 } : { companies: 2, crew: 3 };
  const rest = Math.max(0, sockets - writers.companies - writers.crew);
  return { writers, idle: Math.ceil(rest / TABS_EACH) };
}
