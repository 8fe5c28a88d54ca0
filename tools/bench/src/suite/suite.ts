import { readArguments, type ServiceName } from '@crewcall/tools-stack';
import { withServers } from '../replica.js';
import { measureApplying } from './apply.js';
import { measureLists } from './lists.js';
import { isReached, type Measured, type Sizes } from './measured.js';
import { measureMessages } from './messages.js';
import { writeReport } from './report.js';

const whole: Sizes = { rows: [10_000, 100_000, 1_000_000], rounds: 5, ms: 6000, warmUpMs: 4000 };
/** About five minutes. */
const quick: Sizes = { rows: [10_000, 100_000], rounds: 3, ms: 3000, warmUpMs: 2000 };

const parts: Readonly<Record<string, (sizes: Sizes) => Promise<Measured[]>>> = {
  lists: measureLists,
  apply: measureApplying,
  messages: measureMessages,
};

const services: ServiceName[] = ['gateway', 'jobs', 'messaging'];

/**
 * `npm run bench`, with `--quick` or `--only lists,apply,messages`: ours beside bare equivalents in one run, as ratios. The
 * report is in docs/benchmarks. What is not in it has a bench of its own, which says by itself what is enough.
 */
export function benchSuite(args: string[]): Promise<number> {
  const { values } = readArguments('npm run bench', {
    args,
    options: { quick: { type: 'boolean' }, only: { type: 'string' } },
  });
  const sizes = values.quick ? quick : whole;
  const wanted = values.only?.split(',') ?? Object.keys(parts);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length)
    throw new Error(`The suite has no part “${unknown.join(', ')}”: ${Object.keys(parts).join(', ')}.`);
  const begunAt = new Date().toISOString();
  return withServers(services, async () => {
    const measured: Measured[] = [];
    for (const name of wanted) measured.push(...((await parts[name]?.(sizes)) ?? []));
    const command = ['npm run bench', ...(args.length ? ['--', ...args] : [])].join(' ');
    console.log(`Written to ${writeReport({ begunAt, command, sizes, measured })}`);
    return measured.every(isReached);
  });
}
