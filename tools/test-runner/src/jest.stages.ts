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
}

/** All cores: the process that hands out the files is idle while the workers run them. */
const workers = () => `--maxWorkers=${Math.max(1, availableParallelism())}`;

const JEST = 'node_modules/jest/bin/jest.js';

const execute = promisify(execFile);

/** What Jest runs, as paths from here. */
async function specsOf(config: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const args = [JEST, '-c', config, '--listTests', '--json'];
  const { stdout } = await execute(process.execPath, args, { env, maxBuffer: 10_000_000 });
  return (JSON.parse(stdout) as string[]).map((file) => path.relative(process.cwd(), file));
}

async function runJest(
  { name, config, kind, needsServers }: JestStage,
  { servers, rest }: StageContext,
): Promise<StageResult> {
  if (!existsSync(config)) return { passed: 0, failed: 0 };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...(kind ? { KIND: kind } : {}),
    ...(needsServers ? await servers() : {}),
    FORCE_COLOR: '0',
  };
  // The web app's specs share a page's globals, so each has modules of its own; so has what is named after `--`.
  if (kind && rest.length === 0) env['SPEC_BATCHES'] = writeBatches(kind, await specsOf(config, env));
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
    workers(),
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
  { name: 'unit', config: 'jest.config.cjs', kind: 'unit' },
  { name: 'web unit', config: 'apps/web/jest.config.cjs' },
  { name: 'integration', config: 'jest.config.cjs', kind: 'int', needsServers: true },
  { name: 'e2e', config: 'jest.config.cjs', kind: 'e2e', needsServers: true },
];

export const jestStages: Stage[] = stages.map((stage) => ({
  name: stage.name,
  run: (context) => runJest(stage, context),
}));
