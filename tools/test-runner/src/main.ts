import { asProblem, Interrupted, Problem, startTestServers, stopAsked, type TestServers } from '@crewcall/tools-stack';
import { checkStages } from './checks.stages.js';
import { drillsStage } from './drills.stage.js';
import { jestStages } from './jest.stages.js';
import { journeysStage } from './journeys.stage.js';
import { failedWith, type Stage, type StageResult } from './stage.js';

// The drills wait for much, so they begin with those that use the core which that leaves.
const stages: Stage[] = [drillsStage, ...jestStages, ...checkStages, journeysStage];

interface Choice {
  chosen: Stage[];
  /** After `--`: for the stage's own program, such as a path for Jest. */
  rest: string[];
}

/** `--only unit,types`, or everything. */
export function choose(args: string[]): Choice {
  const at = args.indexOf('--');
  const own = at < 0 ? args : args.slice(0, at);
  const rest = at < 0 ? [] : args.slice(at + 1);
  if (own.length === 0) return { chosen: stages, rest };
  const [flag, names = ''] = own.flatMap((arg) => arg.split('='));
  const wanted = names.split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (flag !== '--only' || wanted.length === 0 || unknown.length) {
    throw new Problem(
      `npm test takes --only with any of: ${stages.map(({ name }) => name).join(', ')}. As in: npm test -- --only unit,types`,
    );
  }
  return { chosen: stages.filter(({ name }) => wanted.includes(name)), rest };
}

class Servers {
  private starting: Promise<TestServers> | undefined;

  async environment(): Promise<Record<string, string>> {
    this.starting ??= startTestServers();
    return (await this.starting).env;
  }

  async stop(): Promise<void> {
    await this.starting?.then(
      (servers) => servers.stop(),
      () => undefined,
    );
  }
}

async function runStage(stage: Stage, servers: Servers, rest: string[]): Promise<StageResult> {
  const started = Date.now();
  if (process.stdout.isTTY) console.log(`${stage.name.padEnd(12)} …`);
  const result = await stage
    .run({ servers: () => servers.environment(), rest })
    .catch((error: unknown) => failedWith(asProblem(error, stage.name).message));
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  const mark = result.failed ? '✗' : '✓';
  console.log(
    `${stage.name.padEnd(12)} ${mark} ${result.passed} passed, ${result.failed} failed${skipped}  ${seconds}`,
  );
  if (result.failed && result.report) console.log(`\n${result.report}\n`);
  return result;
}

/** Stages that leave a core free run two at a time, the others alone. */
async function runAll({ chosen, rest }: Choice, servers: Servers): Promise<number> {
  let [passed, failed] = [0, 0];
  const runInTurn = async (queue: Stage[]): Promise<void> => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) {
      const result = await runStage(stage, servers, rest);
      passed += result.passed;
      failed += result.failed;
    }
  };
  const narrow = chosen.filter(({ isNarrow }) => isNarrow);
  await Promise.all([runInTurn(narrow), runInTurn(narrow)]);
  await runInTurn(chosen.filter(({ isNarrow }) => !isNarrow));
  await servers.stop();
  // Read by people and by machines: always the last line, always in these words.
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** `npm test`: every stage, going on after a failure. Returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const choice = choose(args);
  const servers = new Servers();
  const interrupted = stopAsked((line) => console.log(line)).then(() => Promise.reject(new Interrupted()));
  try {
    return await Promise.race([runAll(choice, servers), interrupted]);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    await servers.stop();
    return 130;
  }
}
