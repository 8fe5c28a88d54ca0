import path from 'node:path';
import { WorkspaceCopy } from './workspace-copy.js';

const root = path.resolve(__dirname, '../../..');
const FIVE_MINUTES = 300_000;

/** In a service whose tables live in a library, in one without idempotency, with and without a contract. */
const commands = [
  'slice jobs sundials',
  'slice messaging crew-calls',
  'web-feature sundials',
  'web-feature tour-buses',
  'event jobs job-rehearsed',
  'event notifications digest-sent',
  'projection messaging rehearsed-jobs job-rehearsed',
];

const isSpec = (file: string): boolean => /\.(int-spec|e2e-spec|timed-spec|spec)\.ts$/.test(file);
const isWeb = (file: string): boolean => /^(apps\/web|libs\/web)\//.test(file);
const clean = { code: 0, output: '' };

describe('the generators', () => {
  let copy: WorkspaceCopy;

  beforeAll(() => {
    copy = new WorkspaceCopy(root);
  }, FIVE_MINUTES);
  afterAll(() => copy.remove());

  it(
    'find a place for everything',
    async () => {
      for (const command of commands) {
        const { code, output } = await copy.generate(command);
        expect([command, code, output]).toEqual([command, 0, expect.not.stringContaining('by hand') as string]);
      }
      // What it calls is written by a person; here, so that it compiles.
      expect((await copy.generate('consumer jobs sundials job-closed close-sundials')).code).toBe(0);
      const service = 'apps/jobs/src/sundials/sundials.service.ts';
      copy.write(
        service,
        copy
          .read(service)
          .replace(/}\n$/, '  async closeSundials(_id: string, _payload: object): Promise<void> {}\n}\n'),
      );
      expect(copy.files).toEqual(
        expect.arrayContaining([
          'apps/jobs/src/sundials/sundials.module.ts',
          'apps/jobs/src/sundials/sundials.consumer.ts',
          'apps/jobs/src/app.module.ts',
          'apps/messaging/test/crew-calls.e2e-spec.ts',
          'apps/messaging/src/rehearsed-jobs/rehearsed-job.repository.int-spec.ts',
          'apps/gateway/src/routing/routing-table.ts',
          'libs/contracts/jobs/src/jobs.permissions.ts',
          'libs/contracts/notifications-dto/src/events/events.spec.ts',
          'apps/web/src/features/tour-buses/model/tour-bus.ts',
        ]),
      );
    },
    FIVE_MINUTES,
  );

  it(
    'write what the formatter, the linter and the compiler accept',
    async () => {
      const node = copy.files.filter((file) => !isWeb(file));
      copy.write('tsconfig.new.json', JSON.stringify({ extends: './tsconfig.base.json', files: node }));
      copy.write(
        'apps/web/tsconfig.new.json',
        JSON.stringify({
          extends: './tsconfig.json',
          include: ['src/features/sundials', 'src/features/tour-buses', 'test/setup.ts'],
        }),
      );
      const tsc = (project: string) =>
        copy.run([
          'node_modules/typescript-native/bin/tsc',
          '-p',
          project,
          '--noEmit',
          '--pretty',
          'false',
          '--checkers',
          '1',
        ]);
      const lint = copy.run(['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...copy.files]);
      const format = copy.run(['node_modules/oxfmt/bin/oxfmt', '--list-different', ...copy.files]);
      expect(await Promise.all([format, lint, tsc('tsconfig.new.json'), tsc('apps/web/tsconfig.new.json')])).toEqual([
        clean,
        clean,
        clean,
        clean,
      ]);
    },
    FIVE_MINUTES,
  );

  it(
    'write specs that pass on real servers',
    async () => {
      const specs = copy.files.filter(isSpec).map((file) => `<rootDir>/${file}`);
      const jest = 'node_modules/jest/bin/jest.js';
      copy.write(
        'jest.new.cjs',
        `const { nodeProject } = require('./jest.preset.cjs');
        const project = nodeProject(require('node:path').join(__dirname, 'tools/generators'));
        module.exports = { ...project, rootDir: __dirname, testMatch: ${JSON.stringify(specs)} };\n`,
      );
      const [services, web] = await Promise.all([
        copy.run([jest, '-c', 'jest.new.cjs', '--maxWorkers=2'], { KIND: 'int' }),
        copy.run([jest, '-c', 'apps/web/jest.config.cjs', '--maxWorkers=1', 'features/(sundials|tour-buses)/']),
      ]);
      expect([services.code, web.code, services.output + web.output]).toEqual([0, 0, expect.any(String)]);
      expect(services.output).toContain(`Test Suites: ${specs.length} passed, ${specs.length} total`);
      expect(web.output).toContain('Test Suites: 2 passed, 2 total');
    },
    FIVE_MINUTES,
  );
});
