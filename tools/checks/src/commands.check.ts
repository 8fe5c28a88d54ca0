import { readService, readStartOptions } from '@crewcall/tools-stack';
import { commandsIn, type Known, problemsOfCommand } from './commands.js';
import { type Check, read, repositoryFiles } from './repository.js';

const json = (file: string): Record<string, never> => JSON.parse(read(file)) as Record<string, never>;

function known(): Known {
  const linted = ['lint'];
  const projects = repositoryFiles('*/project.json').map((file): [string, string[]] => {
    const { name, targets = {} } = json(file) as { name?: string; targets?: object };
    return [name ?? '', [...Object.keys(targets), ...linted]];
  });
  const { name, nx } = JSON.parse(read('package.json')) as { name: string; nx: { targets: object } };
  return {
    scripts: Object.keys(json('package.json')['scripts'] ?? {}),
    targets: { ...Object.fromEntries(projects), [name]: Object.keys(nx.targets) },
    generators: Object.keys(json('tools/generators/generators.json')['generators'] ?? {}),
    tools: repositoryFiles('tools/*/src/main.ts').map((file) => file.split('/')[1] ?? ''),
    benches: repositoryFiles('tools/bench/src/*.bench.ts').map((file) => /([\w-]+)\.bench\.ts$/.exec(file)?.[1] ?? ''),
    containers: [...read('docker-compose.yml').matchAll(/^ {2}([a-z-]+):$/gm)].map(([, name = '']) => name),
    readStartOptions: (args) => readStartOptions(args),
    readService,
  };
}

export const commandsCheck: Check = {
  name: 'commands in the documents',
  problems() {
    const all = known();
    const files = repositoryFiles('*.md').filter((file) => !file.startsWith('docs/adr/'));
    return files.flatMap((file) =>
      commandsIn(read(file)).flatMap((command) =>
        problemsOfCommand(command, all).map((problem) => `${file}: “${command.trim()}”: ${problem}`),
      ),
    );
  },
};
