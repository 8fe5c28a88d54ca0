import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LogFile } from './log-file.js';

describe('a log file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'log-spec-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('begins again when it is full, keeping the one before', () => {
    const log = new LogFile(path.join(folder, 'jobs.log'), 100);
    for (let line = 0; line < 50; line += 1) log.write(`line ${line}`);
    log.close();
    expect(statSync(log.path).size).toBeLessThanOrEqual(100);
    expect(statSync(`${log.path}.1`).size).toBeLessThanOrEqual(100);
    expect(readFileSync(log.path, 'utf8')).toMatch(/line 49\n$/);
  });

  it('loses a line rather than failing when nothing can be written', () => {
    const log = new LogFile(path.join(folder, 'missing', 'jobs.log'));
    expect(() => log.write('line')).not.toThrow();
  });
});
