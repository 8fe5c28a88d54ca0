import { existsSync } from 'node:fs';
import { run } from '@crewcall/tools-stack';
import { failedWith, passed, type Stage, type StageResult } from './stage.js';

const FIVE_MINUTES = 300_000;
/** Nx must neither stay behind as a daemon nor draw on a terminal that may not be one. */
const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  ESLINT_USE_FLAT_CONFIG: 'false',
  FORCE_COLOR: '0',
};

/** One or more programs that must all end well; each stage of this kind counts as one test. */
async function all(commands: string[][]): Promise<StageResult> {
  for (const command of commands) {
    const { ok, output } = await run(process.execPath, command, { env, timeoutMs: FIVE_MINUTES });
    if (!ok) return failedWith(`${command.join(' ')}\n${output.trim()}`);
  }
  return passed;
}

/** The compiler in native code takes a third of the time; the one named `typescript` stays for who needs its API. */
const typescript = 'node_modules/typescript-native/bin/tsc';
/** A second checker would work out again most of what the first knows, and the other core has a stage of its own. */
const checking = ['--noEmit', '--pretty', 'false', '--checkers', '1', '--incremental'];
/** All that runs in browsers in one program: what they share is most of the work. */
const browserProjects = ['tsconfig.web.json', 'apps/web-e2e'];

function typeChecks(projects: string[]): string[][] {
  return projects.map((project) => {
    const memory = `dist/types/${project === '.' ? 'node' : project.replaceAll('/', '-')}.tsbuildinfo`;
    return [typescript, '-p', project, ...checking, '--tsBuildInfoFile', memory];
  });
}

function repositoryChecks(): string[][] {
  const lock = ['tools/lockfile/complete.mjs', '--check'];
  return existsSync('tools/checks/src/main.ts') ? [lock, ['tools/run.mjs', 'checks']] : [lock];
}

/** The longest first: what begins last beside nothing else leaves a core idle. */
export const checkStages: Stage[] = [
  {
    name: 'lint',
    isNarrow: true,
    run: () => all([['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'lint', '--output-style=static']]),
  },
  {
    name: 'format',
    isNarrow: true,
    run: () => all([['node_modules/oxfmt/bin/oxfmt', '--list-different']]),
  },
  { name: 'checks', isNarrow: true, run: () => all(repositoryChecks()) },
  { name: 'web types', isNarrow: true, run: () => all(typeChecks(browserProjects)) },
  { name: 'types', isNarrow: true, run: () => all(typeChecks(['.'])) },
];
