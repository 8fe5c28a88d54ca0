import { existsSync } from 'node:fs';

/** What a command may name. */
export interface Known {
  scripts: readonly string[];
  /** Targets by project. */
  targets: Readonly<Record<string, readonly string[]>>;
  generators: readonly string[];
  tools: readonly string[];
  benches: readonly string[];
  /** Services of docker-compose.yml. */
  containers: readonly string[];
  /** Throws a sentence about what `npm start` does not know. */
  readStartOptions: (args: string[]) => unknown;
  /** Throws a sentence about what is no service. */
  readService: (name: string | undefined) => unknown;
}

const isPlaceholder = (word: string): boolean => /[<[{…]/.test(word);

const oneOf = (what: string, names: readonly string[], name = ''): string[] =>
  names.includes(name) || isPlaceholder(name) ? [] : [`no ${what} is called “${name}”`];

function problemOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The values of an option, as in `-t lint,test` and `-t lint test`. */
function valuesOf(args: string[], names: string[]): string[] {
  const from = args.findIndex((word) => names.includes(word.split('=')[0] ?? ''));
  if (from < 0) return [];
  const [, inline] = (args[from] ?? '').split('=');
  const rest = inline ? [inline] : args.slice(from + 1);
  const end = rest.findIndex((word) => word.startsWith('-'));
  return (end < 0 ? rest : rest.slice(0, end)).flatMap((word) => word.split(','));
}

function problemsOfNx([verb = '', ...args]: string[], known: Known): string[] {
  const everyTarget = [...new Set(Object.values(known.targets).flat())];
  if (['graph', 'show', 'report', 'reset'].includes(verb)) return [];
  if (verb === 'g') return oneOf('generator', known.generators, args[0]?.replace('@crewcall/tools:', ''));
  if (['affected', 'run-many'].includes(verb)) {
    const targets = valuesOf(args, ['-t', '--target', '--targets']);
    const projects = valuesOf(args, ['-p', '--projects']);
    return [
      ...targets.flatMap((target) => oneOf('target', everyTarget, target)),
      ...projects.flatMap((project) => oneOf('project', Object.keys(known.targets), project)),
    ];
  }
  const [project = '', target = ''] = verb === 'run' ? (args[0] ?? '').split(':') : [args[0], verb];
  if (isPlaceholder(project)) return oneOf('target', everyTarget, target);
  const missing = oneOf('project', Object.keys(known.targets), project);
  return missing.length ? missing : oneOf(`target of ${project}`, known.targets[project] ?? [], target);
}

function problemsOfNpm([verb = '', ...rest]: string[], known: Known): string[] {
  const script = verb === 'run' ? (rest.shift() ?? '') : verb;
  if (['ci', 'install'].includes(script)) return [];
  const missing = oneOf('script', known.scripts, script);
  if (missing.length) return missing;
  const args = rest[0] === '--' ? rest.slice(1) : [];
  if (args.some(isPlaceholder)) return [];
  if (['start', 'dev', 'servers'].includes(script)) return problemOf(() => known.readStartOptions(args));
  if (script === 'one') return problemOf(() => known.readService(args[0]));
  // Without a name it is the whole suite, with its own options.
  const isSuite = !args[0] || args[0].startsWith('-');
  return script === 'bench' && !isSuite ? oneOf('bench', known.benches, args[0]) : [];
}

const fileOf = (file = ''): string[] => (existsSync(file) ? [] : [`there is no ${file}`]);

function problemsOfNpx([program, ...args]: string[], known: Known): string[] {
  if (program === 'nx') return problemsOfNx(args, known);
  return program === 'jest' ? fileOf(args[args.indexOf('-c') + 1]) : [];
}

function problemsOfNode([file = '', tool]: string[], known: Known): string[] {
  if (file === 'tools/run.mjs') return oneOf('tool', known.tools, tool);
  return file.includes('/') ? fileOf(file) : [];
}

function problemsOfDocker([, verb = '', ...args]: string[], known: Known): string[] {
  if (!['logs', 'exec', 'restart'].includes(verb)) return [];
  return oneOf(
    'container',
    known.containers,
    args.find((word) => !word.startsWith('-')),
  );
}

const programs: Record<string, (args: string[], known: Known) => string[]> = {
  npm: problemsOfNpm,
  npx: problemsOfNpx,
  node: problemsOfNode,
  docker: problemsOfDocker,
};

/** What is wrong with a command of a document: a script, project, target, option or file that is not there. */
export function problemsOfCommand(command: string, known: Known): string[] {
  const words = command
    .replace(/\s+#.*$/, '')
    .trim()
    .split(/\s+/)
    .filter((word) => !/^[A-Z_]+=\S*$/.test(word));
  const [program = '', ...args] = words;
  return programs[program]?.(args, known) ?? [];
}

/** The commands that a document shows: lines of its shell blocks, and code within its sentences. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/```(?:sh|bash)\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, command = '']) => command);
  return [...blocks, ...inline].filter((line) => /^\s*(\w+=\S+ )*(npm|npx|node|docker) \S/.test(line));
}
