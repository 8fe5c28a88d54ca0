import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import {
  isReached,
  isVoid,
  type Measured,
  processorRatiosOf,
  ratiosOf,
  type Sizes,
  type Summary,
  summaryOf,
} from './measured.js';

const FOLDER = 'docs/benchmarks';

export interface Report {
  begunAt: string;
  command: string;
  sizes: Sizes;
  measured: Measured[];
}

const of = (summary: Summary, digits = 2): string =>
  `${summary.median.toFixed(digits)} (${summary.least.toFixed(digits)}–${summary.most.toFixed(digits)})`;

const goalOf = ({ goal }: Measured): string => (goal.of === 'perSecond' ? `≥ ${goal.least}` : `≤ ${goal.most} ×`);

function rowOf(measured: Measured): string {
  const { id, what, rows, rounds, goal } = measured;
  const figure = (side: 'ours' | 'bare'): string => of(summaryOf(rounds.map((round) => round[side][goal.of])), 1);
  const cost = (side: 'ours' | 'bare'): string => of(summaryOf(rounds.map((round) => round[side].processorMs)));
  const outcome = isVoid(measured) ? 'void' : isReached(measured) ? 'reached' : 'not reached';
  const unit = goal.of === 'perSecond' ? 'a second' : 'ms';
  const cells = [id, what, rows, `${figure('ours')} ${unit}`, figure('bare'), of(ratiosOf(measured)), goalOf(measured)];
  return `| ${[...cells, outcome, cost('ours'), cost('bare'), of(processorRatiosOf(measured))].join(' | ')} |`;
}

/** The clock swings with the load of the machine; processor time a request, over all processes, much less. */
function markdownOf({ begunAt, command, sizes, measured }: Report): string {
  const [cpu] = cpus();
  const loads = of(summaryOf(measured.flatMap(({ rounds }) => rounds.map(({ load }) => load))), 1);
  return `# Beside the bare thing, ${begunAt.slice(0, 10)}

\`${command}\`, begun ${begunAt}. ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node
${process.version}. Load of the machine ${loads}. ${sizes.rounds} rounds of ${sizes.ms / 1000} s a side in turns, eight
connections; median (least–most) of the rounds. Answers were compared before. A ratio is ours ÷ bare; “void” where the
bare one by itself swung by more than 30 %: there only processor time, bare ÷ ours, says something.

| | what | rows | ours | bare | ratio | goal | | ours, processor ms | bare | bare ÷ ours |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${measured.map(rowOf).join('\n')}
`;
}

/** Two files, for people and for programs. Answers where they are. */
export function writeReport(report: Report): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, report.begunAt.slice(0, 16).replace(':', ''));
  writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${file}.md`, markdownOf(report));
  return `${file}.md`;
}
