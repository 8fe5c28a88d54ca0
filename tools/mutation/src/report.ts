import path from 'node:path';

/** What a change of the code came to. */
export interface Outcome {
  fileName: string;
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
}

/** Of all that was changed, what share the tests noticed: a test failed, or never ended. */
export const GOAL = 0.8;

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const count = (outcomes: readonly Outcome[], statuses: readonly string[]): number =>
  outcomes.filter(({ status }) => statuses.includes(status)).length;

/** From 0 to 1; 1 where nothing could be changed. Changes that no program accepts count for neither side. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  const [noticed, missed] = [count(outcomes, NOTICED), count(outcomes, MISSED)];
  return noticed + missed === 0 ? 1 : noticed / (noticed + missed);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function rowOf(name: string, outcomes: readonly Outcome[]): string {
  const cells = [NOTICED, ['Survived'], ['NoCoverage']].map((statuses) => count(outcomes, statuses));
  return `| ${[name, outcomes.length, ...cells, percent(scoreOf(outcomes))].join(' | ')} |`;
}

function byFile(outcomes: readonly Outcome[], root: string): [string, Outcome[]][] {
  const files = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const name = path.relative(root, outcome.fileName);
    files.set(name, [...(files.get(name) ?? []), outcome]);
  }
  return [...files].sort(([a], [b]) => a.localeCompare(b));
}

/** A line for each file, and one for all of them. */
export function tableOf(outcomes: readonly Outcome[], root: string): string {
  return [
    '| file | changes | noticed | survived | not reached | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...byFile(outcomes, root).map(([name, its]) => rowOf(`\`${name}\``, its)),
    rowOf('**all**', outcomes),
  ].join('\n');
}

/** What no test noticed, for the next one to be written. */
export const missedOf = (outcomes: readonly Outcome[], root: string): string[] =>
  outcomes
    .filter(({ status }) => MISSED.includes(status))
    .map(({ fileName, location, mutatorName, replacement }) => {
      const change = replacement?.replace(/\s+/g, ' ').slice(0, 100);
      return `${path.relative(root, fileName)}:${location.start.line} ${mutatorName} → ${change}`;
    });
