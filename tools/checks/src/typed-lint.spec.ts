import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

const breaches: [what: string, rule: string, file: string, code: string][] = [
  [
    'a promise is left floating',
    'no-floating-promises',
    'floating.ts',
    'export function begin(work: () => Promise<void>): void {\n  work();\n}\n',
  ],
  [
    'a promise stands for a condition',
    'no-misused-promises',
    'condition.ts',
    'export function isOpen(asked: Promise<boolean>): string {\n  return asked ? "open" : "shut";\n}\n',
  ],
  [
    'a component gives a promise to what wants none',
    'no-misused-promises',
    'component.tsx',
    'export const Leave = ({ leave }: { leave: () => Promise<void> }) => <button type="button" onClick={leave} />;\n',
  ],
  [
    'a switch leaves out a case',
    'switch-exhaustiveness-check',
    'cases.ts',
    'export function next(state: "open" | "held"): string {\n  switch (state) {\n    case "open":\n      return "held";\n  }\n  return state;\n}\n',
  ],
];
const kept = 'export async function end(work: () => Promise<void>): Promise<void> {\n  await work();\n}\n';

interface Report {
  diagnostics: { code: string; filename: string }[];
}

function lint(folder: string): string {
  try {
    return execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/oxlint/bin/oxlint'),
        '--type-aware',
        '--disable-nested-config',
        '--format',
        'json',
      ],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
  } catch (error) {
    // Findings end it with 1.
    return (error as { stdout: string }).stdout;
  }
}

describe('the rules that know types', () => {
  let found: string[];

  beforeAll(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'typed-lint-'));
    try {
      cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      const compilerOptions = {
        strict: true,
        jsx: 'react-jsx',
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
      };
      writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      for (const [, , file, code] of breaches) writeFileSync(path.join(folder, file), code);
      writeFileSync(path.join(folder, 'kept.ts'), kept);
      const { diagnostics } = JSON.parse(lint(folder)) as Report;
      found = diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);

  it.each(breaches)('stop it when %s', (_what, rule, file) => {
    expect(found).toContain(`${file}: typescript(${rule})`);
  });

  it('let a promise that is awaited through', () => {
    expect(found.filter((each) => each.startsWith('kept.ts'))).toEqual([]);
  });
});
