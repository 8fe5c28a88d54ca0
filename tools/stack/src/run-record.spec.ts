import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RunRecord } from './run-record.js';

describe('the record of a run', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'record-spec-'));
    file = path.join(folder, 'stack.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps a second start away while the first runs', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', 'run.mjs']);
    await once(other, 'spawn');
    writeFileSync(file, JSON.stringify({ pid: other.pid, port: 4000, children: [] }));
    await expect(new RunRecord(file, 3000).claim()).rejects.toThrow(
      `CrewCall already runs here, at http://localhost:4000. Stop it with Ctrl-C in its terminal, or with: kill ${other.pid}`,
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    await new RunRecord(file, 3000).claim();
  });

  it('ends what a killed run left, and nothing that merely has the same process id', async () => {
    const leftover = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', 'the-mark']);
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', 'something-else']);
    await Promise.all([once(leftover, 'spawn'), once(stranger, 'spawn')]);
    const children = [leftover, stranger].map(({ pid }) => ({ pid, mark: 'the-mark' }));
    writeFileSync(file, JSON.stringify({ pid: 999_999_999, port: 3000, children }));
    const left = once(leftover, 'exit');
    const record = new RunRecord(file, 3000);
    await record.claim();
    await left;
    expect(stranger.exitCode).toBeNull();
    stranger.kill('SIGKILL');
    await once(stranger, 'exit');
    record.release();
    expect(existsSync(file)).toBe(false);
  });

  it('is not stopped by half a file', async () => {
    writeFileSync(file, '{"pid":');
    await expect(new RunRecord(file, 3000).claim()).resolves.toBeUndefined();
  });
});
