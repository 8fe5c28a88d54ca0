import { commandsIn, type Known, problemsOfCommand } from './commands.js';

const known: Known = {
  scripts: ['start', 'test', 'one', 'bench'],
  targets: { jobs: ['test', 'e2e'] },
  generators: ['slice'],
  tools: ['boards'],
  benches: ['ingest'],
  containers: ['jobs'],
  readStartOptions: (args) => {
    if (args[0] === '--fast') throw new Error('npm start does not know “--fast”.');
  },
  readService: (name) => {
    if (name !== 'jobs') throw new Error('There is no such service.');
  },
};

describe('the commands of a document', () => {
  it('are lines of its shell blocks and code in its sentences', () => {
    const text = 'Do `npm test` with `jobs`.\n\n```sh\nnpm start   # all of it\nKIND=int npx jest -c a\n```\n';
    expect(commandsIn(text)).toEqual(['npm start   # all of it', 'KIND=int npx jest -c a', 'npm test']);
  });

  it.each([
    'npm start -- --port 4000',
    'npm run one -- jobs dead-letters',
    'npm run bench',
    'npm run bench -- --quick',
    'npm run bench -- ingest',
    'npx nx test jobs',
    'npx nx affected -t test e2e',
    'npx nx run-many -t test,e2e -p jobs',
    'npx nx g @crewcall/tools:slice jobs venues',
    'KIND=int npx jest -c tools/checks/jest.config.cjs x',
    'node tools/run.mjs boards',
    'docker compose logs <service>',
  ])('may be “%s”', (command) => {
    expect(problemsOfCommand(command, known)).toEqual([]);
  });

  it.each([
    'npm run new -- slice jobs venues',
    'npm start -- --fast',
    'npm run one -- payments',
    'npm run bench -- moon',
    'npx nx int jobs',
    'npx nx test payments',
    'npx nx affected -t polish',
    'npx nx g @crewcall/tools:saga',
    'npx jest -c apps/payments/jest.config.cjs',
    'node tools/run.mjs saga',
    'docker compose logs payments',
  ])('may not be “%s”', (command) => {
    expect(problemsOfCommand(command, known)).toHaveLength(1);
  });
});
