import { relayKilled } from './drills/relay-killed.drill.js';
import type { Verdict } from './perform.js';
import { reportOf } from './report.js';

const verdict: Verdict = {
  drill: relayKilled,
  findings: { LOST: [], DUP: [], PHANTOM: [], TORN: [], UNDELIVERED: [], STUCK: [] },
  evidence: { 'killed before the relay': 3 },
  limits: [{ what: 'requests that failed', measured: 0, atMost: 0 }],
  recoveryMs: 900,
  pace: { operations: 6, attempts: 8, errors: 0.25, outageMs: 1240 },
  hires: { wanted: 2, acknowledged: 2 },
  settledMs: 300,
  passed: true,
};

describe('the report of a drill', () => {
  it('is one table with every counter', () => {
    const lines = reportOf(verdict).split('\n');
    expect(lines[0]).toMatch(/^✓ relay-killed \(F1\): /);
    expect(lines[2]?.trim().split(/ {2,}/)).toEqual(
      'OPERATIONS HIRES LOST DUP PHANTOM TORN UNDELIVERED STUCK ERRORS OUTAGE RECOVERY'.split(' ').concat('AT REST'),
    );
    expect(lines[3]?.trim().split(/ {2,}/)).toEqual([
      '6',
      '2/2',
      '0',
      '0',
      '0',
      '0',
      '0',
      '0',
      '25.0 %',
      '1.2 s',
      '0.9 s',
      '0.3 s',
    ]);
    expect(lines[4]).toBe('  ✓ requests that failed: 0 (at most 0)');
  });

  it('names what was found, what was not broken, and hires that were never acknowledged', () => {
    const failed = reportOf({
      ...verdict,
      findings: { ...verdict.findings, LOST: ['Rigger 0001 hire'] },
      evidence: { 'killed before the relay': 0 },
      hires: { wanted: 2, acknowledged: 1 },
      passed: false,
    });
    expect(failed).toContain('✗ relay-killed');
    expect(failed).toContain('LOST: Rigger 0001 hire');
    expect(failed).toContain('The drill broke nothing: killed before the relay: 0');
    expect(failed).toContain('Not every hire was acknowledged');
  });
});
