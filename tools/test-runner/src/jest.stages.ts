import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { run } from '@crewcall/tools-stack';
import { writeBatches } from './batches.js';
import { type JestJson, readJest } from './jest.report.js';
import { failedWith, type Stage, type StageContext, type StageResult } from './stage.js';

const TEN_MINUTES = 600_000;

interface JestStage {
  name: string;
  config: string;
  kind?: 'unit' | 'int' | 'e2e';
  needsServers?: boolean;
  isNarrow?: boolean;
}

/** Its spec compiles and lints what it generates: that takes as long as all other integration specs together. */
const GENERATORS = 'tools/generators/';

/**
 * All cores: the process that hands out the files is idle while the workers run them. What waits for servers leaves
 * room for one more.
 */
const workersFor = ({ needsServers }: JestStage): number => availableParallelism() + (needsServers ? 1 : 0);

const JEST = 'node_modules/jest/bin/jest.js';

const execute = promisify(execFile);

/** What Jest runs in this stage, as paths from here. */
async function specsOf({ name, kind, config }: JestStage, env: NodeJS.ProcessEnv): Promise<string[]> {
  const args = [JEST, '-c', config, '--listTests', '--json'];
  const { stdout } = await execute(process.execPath, args, { env, maxBuffer: 10_000_000 });
  const files = (JSON.parse(stdout) as string[]).map((file) => path.relative(process.cwd(), file));
  if (kind !== 'int') return files;
  return files.filter((file) => file.startsWith(GENERATORS) === (name === 'generators'));
}

async function runJest(stage: JestStage, { servers, rest }: StageContext): Promise<StageResult> {
  const { name, config, kind, needsServers } = stage;
  if (!existsSync(config)) return { passed: 0, failed: 0 };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...(kind ? { KIND: kind } : {}),
    ...(needsServers ? await servers() : {}),
    FORCE_COLOR: '0',
  };
  // What is named after `--` has modules of its own.
  if (rest.length === 0) env['SPEC_BATCHES'] = writeBatches(name, await specsOf(stage, env));
  const file = path.resolve(`dist/test-results/${name.replace(' ', '-')}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const args = [
    '-c',
    config,
    '--json',
    '--outputFile',
    file,
    '--passWithNoTests',
    '--workerIdleMemoryLimit=1GB',
    `--maxWorkers=${workersFor(stage)}`,
    ...rest,
  ];
  const { output, timedOut } = await run(process.execPath, [JEST, ...args], {
    env,
    timeoutMs: TEN_MINUTES,
  });
  if (timedOut) return failedWith(`${name} did not end within ten minutes. Its last output:\n${output}`);
  if (!existsSync(file)) return failedWith(output);
  return readJest(JSON.parse(readFileSync(file, 'utf8')) as JestJson);
}

const stages: JestStage[] = [
  { name: 'generators', config: 'jest.config.cjs', kind: 'int', needsServers: true, isNarrow: true },
  { name: 'unit', config: 'jest.config.cjs', kind: 'unit' },
  { name: 'web unit', config: 'tools/jest/web.config.cjs' },
  { name: 'integration', config: 'jest.config.cjs', kind: 'int', needsServers: true },
  { name: 'e2e', config: 'jest.config.cjs', kind: 'e2e', needsServers: true },
];

export const jestStages: Stage[] = stages.map((stage) => ({
  name: stage.name,
  isNarrow: stage.isNarrow ?? false,
  run: (context) => runJest(stage, context),
}));
