import { counters } from './counting/count.js';
import { isKept } from './drills/limits.js';
import type { Verdict } from './perform.js';

const NAMED_FINDINGS = 10;

/** `before` above `after`, each column as wide as the wider of both. */
function table(columns: [string, string][]): string[] {
  const widths = columns.map(([head, cell]) => Math.max(head.length, cell.length));
  const line = (at: 0 | 1) => columns.map((column, index) => column[at].padStart(widths[index] ?? 0)).join('  ');
  return [`  ${line(0)}`, `  ${line(1)}`];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** What a person reads of one drill: what was broken, what it cost, what was lost. */
export function reportOf(verdict: Verdict): string {
  const { drill, evidence, findings, hires, limits, pace, recoveryMs, settledMs, passed } = verdict;
  const named = counters.flatMap((counter) =>
    findings[counter].slice(0, NAMED_FINDINGS).map((finding) => `  ${counter}: ${finding}`),
  );
  const unproven = Object.entries(evidence).filter(([, number]) => number === 0);
  return [
    `${passed ? '✓' : '✗'} ${drill.name} (${drill.fault}): ${drill.about}`,
    `  ${Object.entries(evidence)
      .map(([what, number]) => `${what}: ${number}`)
      .join(' · ')}`,
    ...table([
      ['OPERATIONS', String(pace.operations)],
      ['HIRES', `${hires.acknowledged}/${hires.wanted}`],
      ...counters.map((counter): [string, string] => [counter, String(findings[counter].length)]),
      ['ERRORS', `${(pace.errors * 100).toFixed(1)} %`],
      ['OUTAGE', seconds(pace.outageMs)],
      ['RECOVERY', recoveryMs === null ? '–' : seconds(recoveryMs)],
      ['AT REST', seconds(settledMs)],
    ]),
    ...limits.map(
      (limit) => `  ${isKept(limit) ? '✓' : '✗'} ${limit.what}: ${limit.measured} (at most ${limit.atMost})`,
    ),
    ...named,
    ...unproven.map(([what]) => `  The drill broke nothing: ${what}: 0`),
    ...(hires.acknowledged < hires.wanted ? ['  Not every hire was acknowledged in the end.'] : []),
  ].join('\n');
}
