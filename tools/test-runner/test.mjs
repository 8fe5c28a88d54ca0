// `npm test`: everything that must hold, by Nx, ending in one line that machines read. `-- -p jobs`, `-- -t lint,test` or
// `-- --affected` for less. Only Node's own modules: in a fresh clone there are no others yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../install.mjs';
import { countByTarget, countTask } from './count.mjs';

const TARGETS = 'drills,lint,typed-lint,typecheck,format,test,int,e2e,build,checks';
const NX = 'node_modules/.bin/nx';
const PLAN = 'dist/test-plan.json';
const RUN = '.nx/cache/run.json';
const GRACE_MS = 20_000;

const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NODE_NO_WARNINGS: '1',
  FORCE_COLOR: '0',
};
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
  return [
    values.affected ? 'affected' : 'run-many',
    `--targets=${values.targets}`,
    ...['projects', 'exclude', 'base'].flatMap((name) => (values[name] ? [`--${name}=${values[name]}`] : [])),
    ...(values['skip-nx-cache'] ? ['--skip-nx-cache'] : []),
  ];
}

/** What is to run, so that a task that never ended is missed. Servers that only accompany others are left out. */
function plan(command) {
  rmSync(PLAN, { force: true });
  const { status, stderr } = spawnSync(process.execPath, [NX, ...command, `--graph=${PLAN}`], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Nx could not plan the run:\n${stderr}`);
  const { tasks, continuousDependencies = {} } = read(PLAN).tasks;
  const servers = new Set(Object.values(continuousDependencies).flat());
  return Object.keys(tasks).filter((id) => !servers.has(id) && !tasks[id].continuous);
}

/** Ends the tasks with us, however we are asked. */
function endWith(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      child.kill(signal);
      setTimeout(() => process.kill(-child.pid, 'SIGKILL'), GRACE_MS).unref();
      child.once('close', () => process.exit(130));
    });
  }
}

/** Says which tasks have ended; what failed prints its output at the end. */
async function run(command) {
  const args = [NX, ...command, `--parallel=${availableParallelism()}`, '--nxBail=false', '--output-style=static'];
  // A group of its own: Ctrl-C in a terminal reaches us alone, and Nx stops its tasks in their order.
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  endWith(child);
  const last = [];
  // Where all comes from the cache Nx ends its servers and leaves no account of the run.
  const cached = new Set();
  const begun = new Set();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, task] = /^> nx run (\S+)/.exec(line) ?? [];
    const isCached = line.includes('[');
    if (task && isCached) cached.add(task);
    if (task) begun.add(task);
    if (task) console.log(`  ${task}${isCached ? ' (from the cache)' : ''}`);
    last.push(line);
    if (last.length > 60) last.shift();
  });
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, cached, begun, last: last.join('\n') })),
  );
}

/**
 * Tasks that run alone wait until no other runs. Where all the others come from the cache, Nx ends their servers and
 * itself before it begins those: what it never began is asked for by itself.
 */
async function runAll(command, planned) {
  const first = await run(command);
  const ended = read(RUN)?.tasks ?? [];
  const left = planned.filter((id) => !first.begun.has(id));
  if (ended.length > 0 || left.length === 0) return { ...first, ended };
  const [projects, targets] = [0, 1].map((part) => [...new Set(left.map((id) => id.split(':')[part]))].join());
  const second = await run(['run-many', `--targets=${targets}`, `--projects=${projects}`]);
  return { ...second, cached: new Set([...first.cached, ...second.cached]), ended: read(RUN)?.tasks ?? [] };
}

function outputOf({ hash }) {
  const file = `.nx/cache/terminalOutputs/${hash}`;
  return hash && existsSync(file) ? readFileSync(file, 'utf8').trim() : '(no output)';
}

function report(planned, { code, cached = new Set(), last, ended: accounts }) {
  const ended = new Map(accounts.map((task) => [task.taskId, task]));
  const tasks = planned.map((id) => {
    const [project, target] = id.split(':');
    const status = ended.get(id)?.status ?? (cached.has(id) ? 0 : undefined);
    return { id, status, counts: read(`dist/results/${project}/${target}.json`) };
  });
  const broken = tasks.filter((task) => countTask(task).failed > 0);
  for (const { id } of broken) console.log(`\n✗ ${id}\n${ended.has(id) ? outputOf(ended.get(id)) : 'did not run'}`);
  const sums = countByTarget(tasks);
  // Nx itself failed, and no task says why.
  if (code !== 0 && broken.length === 0) {
    console.log(`\nNx ended with code ${code}. Its last lines:\n${last}`);
    sums.set('nx', { passed: 0, failed: 1, tasks: 1 });
  }
  console.log('');
  let [passed, failed] = [0, 0];
  for (const [target, sum] of sums) {
    console.log(
      `${target.padEnd(10)} ${sum.failed ? '✗' : '✓'} ${sum.passed} passed, ${sum.failed} failed (${sum.tasks} tasks)`,
    );
    passed += sum.passed;
    failed += sum.failed;
  }
  // Read by people and by machines: always the last line, always in these words.
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || (passed === 0 && planned.length > 0) ? 1 : 0;
}

process.chdir(root);
await ensureInstalled();
const command = commandOf(process.argv.slice(2));
rmSync('dist/results', { recursive: true, force: true });
rmSync(RUN, { force: true });
const planned = plan(command);
process.exitCode = report(planned, planned.length ? await runAll(command, planned) : { code: 0, last: '', ended: [] });
