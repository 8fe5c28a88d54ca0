import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const ONE_MINUTE = 60_000;
const one = { version: '1.0.0', integrity: 'sha512-a' };
/** Says when it begins and ends, and leaves what npm does. */
const npm = `#!/bin/sh
echo begin >> "$SAID"; sleep 1
mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json
echo end >> "$SAID"
`;

describe('installing what is missing', () => {
  let folder: string;
  const at = (...names: string[]): string => path.join(folder, ...names);
  const lock = (): string => at('.nx/installing.pid');
  const env = (): NodeJS.ProcessEnv => ({ PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`, SAID: at('said') });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'crewcall-install-'));
    for (const name of ['tools', 'bin', '.nx']) mkdirSync(at(name));
    cpSync(path.join(root, 'tools/install.mjs'), at('tools/install.mjs'));
    writeFileSync(at('package-lock.json'), JSON.stringify({ packages: { '': {}, 'node_modules/a': one } }));
    writeFileSync(at('bin/npm'), npm);
    chmodSync(at('bin/npm'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const program = (body: string): string[] => [
    '--input-type=module',
    '-e',
    `import * as install from ${JSON.stringify(at('tools/install.mjs'))};\n${body}`,
  ];
  const evaluated = (expression: string): unknown => {
    const { stdout } = spawnSync(process.execPath, program(`console.log(JSON.stringify(${expression}))`));
    return JSON.parse(String(stdout));
  };
  const ended = (child: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => child.once('close', (code) => resolve(code)));
  const installs = (count: number): Promise<(number | null)[]> =>
    Promise.all(
      Array.from({ length: count }, () =>
        ended(spawn(process.execPath, program('await install.ensureInstalled();'), { env: env(), stdio: 'ignore' })),
      ),
    );
  const killed = (): string => String(spawnSync(process.execPath, ['-e', '']).pid);

  it.each<[what: string, holds: boolean, wanted: object, installed: object]>([
    ['it is what the lockfile names', true, { a: one }, { a: one, b: one }],
    ['a package is missing', false, { a: one }, {}],
    ['another version is there', false, { a: one }, { a: { ...one, version: '1.0.1' } }],
    ['other bytes are there', false, { a: one }, { a: { ...one, integrity: 'sha512-b' } }],
    ['only what another system needs is missing', true, { a: { ...one, optional: true } }, {}],
    ['what may be missing is another version', false, { a: { ...one, optional: true } }, { a: { version: '2.0.0' } }],
  ])('where %s, says whether that is all: %s', (_what, holds, wanted, installed) => {
    expect(evaluated(`install.holdsAll(${JSON.stringify(wanted)}, ${JSON.stringify(installed)})`)).toBe(holds);
  });

  it.each([
    ['at once', undefined],
    ['behind one that was killed', killed],
  ])(
    'is done once by several commands %s',
    async (_when, holder) => {
      if (holder) writeFileSync(lock(), holder());
      expect(await installs(6)).toEqual([0, 0, 0, 0, 0, 0]);
      expect(readFileSync(at('said'), 'utf8')).toBe('begin\nend\n');
      expect(existsSync(lock())).toBe(false);
    },
    ONE_MINUTE,
  );

  it('leaves the lock to who took it after the one that was killed', () => {
    writeFileSync(lock(), String(process.pid));
    evaluated(`install.releaseFor(${JSON.stringify(lock())}, ${JSON.stringify(killed())}) ?? null`);
    expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
  });

  it('goes on where the one that removed a lock was killed over it', () => {
    const [first, second] = [killed(), killed()];
    writeFileSync(lock(), first);
    writeFileSync(`${lock()}-of-${first}`, second);
    const three = Array.from({ length: 3 }, () => `install.take(${JSON.stringify(lock())})`);
    expect(evaluated(`[${three.join()}]`)).toEqual([false, false, true]);
  });
});
