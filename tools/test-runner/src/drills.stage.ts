import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '@crewcall/tools-stack';
import { failedWith, type Stage, type StageContext, type StageResult } from './stage.js';

const TOOL = 'tools/faults/src/main.ts';
const FIVE_MINUTES = 300_000;

interface DrillResult {
  name: string;
  passed: boolean;
  report: string;
}

export function readDrills(results: DrillResult[]): StageResult {
  const failed = results.filter((drill) => !drill.passed);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    ...(failed.length ? { report: failed.map(({ report }) => report).join('\n\n') } : {}),
  };
}

/** Seconds of `npm run faults`: processes are killed while people are hired, and nothing is lost. */
async function drills({ servers }: StageContext): Promise<StageResult> {
  if (!existsSync(TOOL)) return { passed: 0, failed: 0 };
  // They start their own; but where Redis is missing, only one may install it.
  await servers();
  const file = path.resolve('dist/test-results/drills.json');
  rmSync(file, { force: true });
  const command = ['tools/run.mjs', 'faults', '--short', '--json', file];
  const { output, timedOut } = await run(process.execPath, command, { timeoutMs: FIVE_MINUTES });
  if (timedOut) return failedWith(`The drills did not end within five minutes. Their last output:\n${output}`);
  if (!existsSync(file)) return failedWith(output);
  return readDrills(JSON.parse(readFileSync(file, 'utf8')) as DrillResult[]);
}

export const drillsStage: Stage = { name: 'drills', isNarrow: true, run: drills };
