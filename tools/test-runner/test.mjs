// `npm test`: everything that must hold, by Nx, ending in one line that machines read. `-- -p jobs`, `-- -t lint,test` or
// `-- --affected` for less. Only Node's own modules: in a fresh clone there are no others yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../install.mjs';
import { countByTarget, countTask, failuresIn } from './count.mjs';

/**
 * Nx begins what most others depend on, so the longest would come last and leave a core idle: they come first. A task
 * that runs alone comes after all others: Nx begins it once nothing else runs, not even the test servers, and where
 * these end last it ends itself instead, without a word.
 */
const PHASES = [
  ['drills', 'e2e'],
  ['lint', 'typed-lint', 'typecheck', 'format', 'build', 'checks', 'int'],
  ['test'],
  ['timed'],
];
const TARGETS = PHASES.flat().join();
const NX = 'node_modules/.bin/nx';
const PLAN = 'dist/test-plan.json';
const RUN = '.nx/cache/run.json';
const GRACE_MS = 20_000;
/** One more than there are cores: drills wait for outages to end, and specs of services for Postgres. */
const TASKS_AT_ONCE = availableParallelism() + 1;

const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NODE_NO_WARNINGS: '1',
  FORCE_COLOR: '0',
};
const list = (items) => [...new Set(items)].join();
const idsOf = (tasks) => tasks.map(({ id }) => id);
const seconds = (ms) => `${Math.round(ms / 1000)} s`;
/** Since `npm test` began: what had to be installed counts. */
const sinceStart = () => seconds(performance.now());
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function commandOf(args) {
  const { values } = parseArgs({
    args,
    options: {
      affected: { type: 'boolean' },
      base: { type: 'string' },
      targets: { type: 'string', short: 't', default: TARGETS },
      projects: { type: 'string', short: 'p' },
      exclude: { type: 'string' },
      'skip-nx-cache': { type: 'boolean' },
    },
  });
  const { affected, targets, projects, exclude, base } = values;
  return {
    verb: affected ? 'affected' : 'run-many',
    targets,
    excluded: exclude ? [exclude] : [],
    filters: [
      ...(projects ? [`--projects=${projects}`] : []),
      ...(base ? [`--base=${base}`] : []),
      ...(values['skip-nx-cache'] ? ['--skip-nx-cache'] : []),
    ],
  };
}

const argsOf = ({ verb, targets, filters }, excluded) => [
  verb,
  `--targets=${targets}`,
  ...filters,
  ...(excluded.length > 0 ? [`--exclude=${list(excluded)}`] : []),
];

/** What is to run, so that a task that never ended is missed. Servers that only accompany others are left out. */
function plan(command) {
  rmSync(PLAN, { force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [NX, ...argsOf(command, command.excluded), `--graph=${PLAN}`],
    {
      env,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Nx could not plan the run:\n${stderr}`);
  const { tasks, continuousDependencies = {} } = read(PLAN).tasks;
  const servers = new Set(Object.values(continuousDependencies).flat());
  return Object.values(tasks).filter(({ id, continuous }) => !servers.has(id) && !continuous);
}

/** Ends the tasks with us, however we are asked, and says what they had come to: a run that took too long is read later. */
function endWith(child, unfinished) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const end = () => {
      console.log(`\nAsked to stop (${signal}) after ${sinceStart()}. Had not ended: ${unfinished().join(', ')}`);
      child.kill(signal);
      setTimeout(() => process.kill(-child.pid, 'SIGKILL'), GRACE_MS).unref();
      child.once('close', () => process.exit(130));
    };
    process.once(signal, end);
    child.once('close', () => process.off(signal, end));
  }
}

/** Says which tasks have ended, and when; what failed prints its output at the end. */
async function run(asked, ids) {
  const args = [NX, ...asked, `--parallel=${TASKS_AT_ONCE}`, '--nxBail=false', '--output-style=static'];
  // A group of its own: Ctrl-C in a terminal reaches us alone, and Nx stops its tasks in their order.
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const unfinished = new Set(ids);
  endWith(child, () => [...unfinished]);
  const last = [];
  // Where all comes from the cache Nx ends its servers and leaves no account of the run.
  const cached = new Set();
  rmSync(RUN, { force: true });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, task] = /^> nx run (\S+)/.exec(line) ?? [];
    const isCached = line.includes('[');
    if (task && isCached) cached.add(task);
    if (task) console.log(`  ${task}${isCached ? ' (from the cache)' : ` (${sinceStart()})`}`);
    unfinished.delete(task);
    last.push(line);
    if (last.length > 60) last.shift();
  });
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ code, cached: [...cached], last: last.join('\n'), ended: read(RUN)?.tasks ?? [] }),
    ),
  );
}

async function runAll(command, planned) {
  const alone = planned.filter(({ parallelism }) => parallelism === false);
  const results = [];
  for (const phase of PHASES) {
    const tasks = planned.filter((task) => phase.includes(task.target.target) && !alone.includes(task));
    if (tasks.length === 0) continue;
    const targets = tasks.map(({ target }) => target.target);
    const later = alone.filter(({ target }) => phase.includes(target.target)).map(({ target }) => target.project);
    const asked = argsOf({ ...command, targets: list(targets) }, [...command.excluded, ...later]);
    results.push(await run(asked, idsOf(tasks)));
  }
  for (const targets of new Set(alone.map(({ target }) => target.target))) {
    const tasks = alone.filter(({ target }) => target.target === targets);
    const projects = list(tasks.map(({ target }) => target.project));
    const filters = [`--projects=${projects}`, ...command.filters.filter((filter) => filter === '--skip-nx-cache')];
    results.push(await run(argsOf({ verb: 'run-many', targets, filters }, []), idsOf(tasks)));
  }
  return results;
}

function outputOf(task) {
  if (!task) return 'did not run';
  const file = `.nx/cache/terminalOutputs/${task.hash}`;
  return task.hash && existsSync(file) ? readFileSync(file, 'utf8').trim() : '(no output)';
}

/** Where one wrote pages, what failed in the others is still seen beside the table. */
function endOf(task) {
  const output = outputOf(task);
  const end = output.split('\n').filter((line) => line.trim());
  return [...failuresIn(output), ...end.slice(-6)].join('\n');
}

function report(planned, runs) {
  const ended = new Map(runs.flatMap((each) => each.ended).map((task) => [task.taskId, task]));
  const cached = new Set(runs.flatMap((each) => each.cached));
  const tasks = planned.map(({ id, target: { project, target } }) => {
    const task = ended.get(id);
    const status = task?.status ?? (cached.has(id) ? 0 : undefined);
    const ms = task ? Date.parse(task.endTime) - Date.parse(task.startTime) : 0;
    return { id, status, ms, counts: read(`dist/results/${project}/${target}.json`) };
  });
  const broken = tasks.filter((task) => countTask(task).failed > 0);
  for (const { id } of broken) console.log(`\n✗ ${id}\n${outputOf(ended.get(id))}`);
  if (broken.length > 1) for (const { id } of broken) console.log(`\n✗ ${id} ended so:\n${endOf(ended.get(id))}`);
  const sums = countByTarget(tasks);
  // Nx itself failed, and no task says why.
  const refused = runs.find(({ code }) => code !== 0);
  if (refused && broken.length === 0) {
    const { code, last } = refused;
    console.log(`\nNx ended with code ${code}. Its last lines:\n${last}`);
    sums.set('nx', { passed: 0, failed: 1, tasks: 1, ms: 0 });
  }
  console.log('');
  let [passed, failed] = [0, 0];
  for (const [target, sum] of sums) {
    const took = `${sum.tasks} tasks, ${seconds(sum.ms)}`;
    console.log(`${target.padEnd(10)} ${sum.failed ? '✗' : '✓'} ${sum.passed} passed, ${sum.failed} failed (${took})`);
    passed += sum.passed;
    failed += sum.failed;
  }
  const longest = tasks.toSorted((one, other) => other.ms - one.ms).slice(0, 8);
  console.log(`longest: ${longest.map(({ id, ms }) => `${id} ${seconds(ms)}`).join(', ')}`);
  // Read by people and by machines: always the last line, always in these words.
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || (passed === 0 && planned.length > 0) ? 1 : 0;
}

process.chdir(root);
await ensureInstalled();
const command = commandOf(process.argv.slice(2));
rmSync('dist/results', { recursive: true, force: true });
const planned = plan(command);
process.exitCode = report(planned, await runAll(command, planned));
