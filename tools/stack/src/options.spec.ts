import { readOptions, readService } from './options.js';

describe('the options of npm start', () => {
  it('has a default for each', () => {
    expect(readOptions([], undefined)).toEqual({
      port: 3000,
      reset: false,
      seed: true,
      logs: false,
      only: [],
      help: false,
      watch: false,
      metrics: false,
      replicas: {},
    });
  });

  it('reads a value after a space and after an equals sign', () => {
    expect(readOptions(['--port', '4000', '--reset'], undefined)).toMatchObject({ port: 4000, reset: true });
    expect(readOptions(['--port=4000', '--no-seed', '--logs'], undefined)).toMatchObject({
      port: 4000,
      seed: false,
      logs: true,
    });
    expect(readOptions(['--only', 'jobs, notifications'], undefined).only).toEqual(['jobs', 'notifications']);
  });

  it.each([[['--port']], [['--port', 'abc']], [['--port', '0']], [['--port=70000']], [['--port', '3000.5']]])(
    'refuses %j with a sentence',
    (args) => {
      expect(() => readOptions(args, undefined)).toThrow(/^--port takes a number from 1 to 65500/);
    },
  );

  it('says what it does not know, and where to look', () => {
    expect(() => readOptions(['--prot', '1'], undefined)).toThrow(
      'npm start does not know “--prot”. What it knows: npm start -- --help',
    );
    expect(() => readService('payments')).toThrow(/^There is no service called “payments”. There are: gateway, /);
  });
});
