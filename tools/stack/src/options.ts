import { parseArgs, type ParseArgsConfig } from 'node:util';
import { codeOf, Problem } from './problem.js';
import { readReplicas, type Replicas } from './replicas.js';
import { services, type ServiceName } from './service-names.js';

/** The command line, read by its options. @throws Problem about what the command does not know */
export function readArguments<T extends ParseArgsConfig>(command: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs<T>(config);
  } catch (error) {
    const { message } = error as Error;
    const [, option] = /'(-\S+?)[ ']/.exec(message) ?? [];
    if (codeOf(error) !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Problem(message);
    throw new Problem(`${command} does not know “${option}”. What it knows: ${command} -- --help`);
  }
}

export interface Options {
  port: number;
  reset: boolean;
  seed: boolean;
  /** Print what the services log, each line with its service's name. */
  logs: boolean;
  /** Build again what changes, and start it again. */
  watch: boolean;
  /** Every service measures itself and answers Prometheus. */
  metrics: boolean;
  only: ServiceName[];
  /** Of which services more than one process runs. */
  replicas: Replicas;
  help: boolean;
}

const HIGHEST_PORT = 65_500;

export const HELP = `npm start -- [options]

  --port <number>   where the product answers; the next fifteen ports are used too (default 3000)
  --reset           forget all data first
  --no-seed         start without the story of example people and jobs
  --only a,b        only these services beside the backing servers: ${services.join(', ')}
  --replicas a=3    several processes of a service, which the gateway shares calls out to, as in messaging=3,jobs=2;
                    they listen 40 ports above
  --logs            print the services' logs here as well as in .data/logs
  --watch           build a service again when its files change, and start it again: npm run dev
  --metrics         every service measures itself and answers Prometheus, 20 ports above its own
  --help            this text

npm run servers           only Postgres, Redis, S3 and mail
npm run one -- <service>  one service in the foreground, beside running servers (with --watch: npx nx serve <service>)`;

function readPort(text: string | undefined): number {
  const port = Number(text);
  if (!text || !Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Problem(`--port takes a number from 1 to ${HIGHEST_PORT}, as in: npm start -- --port 4000`);
  }
  return port;
}

export function readService(text: string | undefined): ServiceName {
  const service = services.find((name) => name === text);
  if (!service) throw new Problem(`There is no service called “${text ?? ''}”. There are: ${services.join(', ')}.`);
  return service;
}

/** Reads the command line. `--port 4000` and `--port=4000` are the same. */
export function readOptions(args: string[], port = process.env.CREWCALL_PORT): Options {
  // A port that is missing is reported as any other that is none.
  const words = args.at(-1) === '--port' ? [...args, ''] : args;
  const { values } = readArguments('npm start', {
    args: words,
    options: {
      port: { type: 'string', default: port || '3000' },
      reset: { type: 'boolean', default: false },
      'no-seed': { type: 'boolean', default: false },
      logs: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      metrics: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      replicas: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { 'no-seed': withoutSeed, only, port: base, replicas, ...flags } = values;
  if (flags.watch && replicas) throw new Problem('--watch runs one process of each service: leave --replicas away.');
  return {
    ...flags,
    port: readPort(base),
    seed: !withoutSeed,
    replicas: readReplicas(replicas),
    only: only ? only.split(',').map((name) => readService(name.trim())) : [],
  };
}
