import { readService, readStartOptions } from '@crewcall/tools-stack';
import { commandsIn, type Known, problemsOfCommand } from './commands.js';
import { type Check, projects, read, repositoryFiles } from './repository.js';

const json = (file: string): Record<string, never> => JSON.parse(read(file)) as Record<string, never>;

function known(): Known {
  const { name: root, nx } = JSON.parse(read('package.json')) as { name: string; nx: { targets: object } };
  const targets = projects().map(({ name, targets }) => [name, [...targets, 'lint']] as const);
  return {
    scripts: Object.keys(json('package.json')['scripts'] ?? {}),
    targets: { ...Object.fromEntries(targets), [root]: Object.keys(nx.targets) },
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
