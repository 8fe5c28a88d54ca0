import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asProblem, Interrupted, stopAsked } from '@crewcall/tools-stack';
import { bookingsDrill } from './bookings/bookings.drill.js';
import type { Drill, Size } from './drills/drill.js';
import { messagesDrill } from './messages/messages.drill.js';
import { HELP, type Options, readOptions } from './options.js';
import { perform, type Performed, settleAndJudge, type Verdict } from './perform.js';
import { Product } from './product/product.js';
import { reportOf } from './report.js';
import { savesDrill } from './saves/saves.drill.js';

const LOGS = path.resolve('dist/test-results/faults');

function tell(verdicts: Verdict[]): void {
  for (const verdict of verdicts) console.log(`\n${reportOf(verdict)}`);
}

function isPossible({ name, fault, impossible }: Drill): boolean {
  const why = impossible?.();
  if (why) console.log(`– ${name} (${fault}) is left out: ${why}.`);
  return !why;
}

/** Those that share a product, in their order. */
function groupsOf(chosen: readonly Drill[]): Drill[][] {
  const groups: Drill[][] = [];
  for (const drill of chosen) {
    const last = groups.at(-1);
    if (last && last[0]?.needs === drill.needs) last.push(drill);
    else groups.push([drill]);
  }
  return groups;
}

/** One that could not be carried out has failed; the others are made all the same. */
async function attempt(product: Product, drill: Drill, size: Size): Promise<Performed | undefined> {
  console.log(`… ${drill.name}`);
  try {
    return await perform(product, drill, size, LOGS);
  } catch (error) {
    console.log(`\n✗ ${drill.name} (${drill.fault}): ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function runOn(product: Product, drills: Drill[], { size, settlesOnce }: Options): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let open: Performed[] = [];
  for (const drill of drills) {
    const performed = await attempt(product, drill, size);
    if (performed) open.push(performed);
    if (settlesOnce && drill !== drills.at(-1)) continue;
    const judged = await settleAndJudge(product, open, size);
    tell(judged);
    verdicts.push(...judged);
    open = [];
  }
  return verdicts;
}

/** Until it is stopped, the product is the caller's to stop. */
class Runs {
  private product: Product | undefined;

  async of(options: Options): Promise<Verdict[]> {
    const verdicts: Verdict[] = [];
    for (const drills of groupsOf(options.chosen.filter(isPossible)))
      verdicts.push(...(await this.group(drills, options)));
    return verdicts;
  }

  async stop(): Promise<void> {
    await this.product?.stop();
    this.product = undefined;
  }

  private async group(drills: Drill[], options: Options): Promise<Verdict[]> {
    const needs = drills[0]?.needs ?? {};
    const started = Date.now();
    this.product = await Product.start(needs.services ?? options.services, LOGS, needs);
    console.log(`The product is up after ${((Date.now() - started) / 1000).toFixed(1)} s; its logs are in ${LOGS}`);
    try {
      return await runOn(this.product, drills, options);
    } finally {
      await this.stop();
    }
  }
}

/** What became of each that could be made here; one that could not be carried out has not passed. */
function resultsOf(chosen: readonly Drill[], verdicts: readonly Verdict[]): { name: string; passed: boolean }[] {
  return chosen
    .filter(({ impossible }) => !impossible?.())
    .map((drill) => ({ name: drill.name, passed: verdicts.some((one) => one.drill === drill && one.passed) }));
}

/** For `npm test`, which counts each drill. */
function writeJson(file: string, drills: { name: string; passed: boolean }[]): void {
  const passed = drills.filter((drill) => drill.passed).length;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed, failed: drills.length - passed, drills }, null, 2));
}

/** `npm run faults`: breaks a product of its own and counts what was lost. Returns the exit code. */
export async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  if (args[0] === 'bookings') return bookingsDrill(args.slice(1), path.join(LOGS, 'bookings'));
  if (args[0] === 'messages') return messagesDrill(args.slice(1), LOGS);
  if (args[0] === 'saves') return savesDrill(LOGS);
  const options = readOptions(args);
  rmSync(LOGS, { recursive: true, force: true });
  const interrupted = stopAsked((line) => console.log(line)).then(() => Promise.reject(new Interrupted()));
  interrupted.catch(() => undefined);
  const runs = new Runs();
  try {
    const verdicts = await Promise.race([runs.of(options), interrupted]);
    const results = resultsOf(options.chosen, verdicts);
    if (options.json) writeJson(options.json, results);
    return results.every(({ passed }) => passed) ? 0 : 1;
  } catch (error) {
    if (error instanceof Interrupted) return 130;
    throw asProblem(error, 'The drill');
  } finally {
    await runs.stop();
  }
}
