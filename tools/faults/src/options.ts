import { Problem, readArguments } from '@crewcall/tools-stack';
import { drills, shortDrills } from './drills/index.js';
import type { Drill, Size } from './drills/drill.js';
import { drilled, type Drilled, essential } from './product/product.js';

export interface Options {
  chosen: Drill[];
  services: readonly Drilled[];
  size: Size;
  /** Waits for rest once, after the last drill: faster, and each has the next one's fault to bear as well. */
  settlesOnce: boolean;
  /** Where the verdicts are also written as JSON. */
  json?: string;
}

const full: Size = {
  chains: 700,
  clients: 20,
  companies: 4,
  crew: 16,
  rounds: 3,
  outageMs: 10_000,
  settleMs: 120_000,
  offeringEvery: 8,
};
/** Jobs for which the people of a short drill are enough. */
const FEW = 100;
const short: Size = {
  ...full,
  chains: 24,
  clients: 8,
  companies: 2,
  crew: 6,
  rounds: 1,
  settleMs: 30_000,
  offeringEvery: 0,
};

export const HELP = `npm run faults -- [drill …] [options]
       npm run faults -- bookings [operation …] [short]
                                                all that writes bookings is killed between two of its steps
       npm run faults -- messages [replicas] [--sockets 1000] [--a-second 200]
                                                each of several messaging replicas is killed or drained while people write
       npm run faults -- saves                  what was just saved is read by the next write, over two replicas

${drills.map(({ name, fault, about }) => `  ${name.padEnd(20)} ${fault.padEnd(4)} ${about}`).join('\n')}

  --short           the first three, seconds of each, as in npm test
  --operations <n>  about so many a drill, instead of 2,100
  --json <file>     writes the verdicts there too`;

const drillOf = (name: string): Drill => {
  const drill = drills.find((one) => one.name === name);
  if (!drill)
    throw new Problem(`There is no drill called “${name}”. There are: ${drills.map((one) => one.name).join(', ')}.`);
  return drill;
};

/** Each job is of three operations; few do not need many people. */
function sizeFor(usual: Size, operations: string): Size {
  const chains = Math.ceil(Number(operations) / 3);
  if (!(chains > 0))
    throw new Problem('--operations takes a number, as in: npm run faults -- redis-hung --operations 300');
  const { companies, crew, clients } = chains < FEW ? short : usual;
  return { ...usual, chains, companies, crew, clients };
}

/** Reads the command line: names of drills (all when there are none) and options. */
export function readOptions(args: string[]): Options {
  const { values, positionals: names } = readArguments('npm run faults', {
    args,
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false }, json: { type: 'string' }, operations: { type: 'string' } },
  });
  const { short: isShort, json, operations } = values;
  const usualSize = isShort ? short : full;
  const size = operations ? sizeFor(usualSize, operations) : usualSize;
  const usual = isShort ? shortDrills : drills;
  return {
    chosen: names.length ? names.map(drillOf) : usual,
    services: isShort ? essential : drilled,
    size,
    settlesOnce: isShort,
    ...(json ? { json } : {}),
  };
}
