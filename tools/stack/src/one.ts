import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { buildServices, watcher } from './builds.js';
import { readService } from './options.js';
import { Problem } from './problem.js';
import { Child } from './processes/child.js';
import { answers, isFree } from './ports.js';
import { argsOf } from './service-process.js';
import { inDevelopment } from './services.js';
import { dataFolder } from './start.js';
import { stopAsked } from './stop-signals.js';

function startChild(name: string, args: string[], env: NodeJS.ProcessEnv): Child {
  return Child.start({ name, command: process.execPath, args, env, onLine: (line) => console.log(line) });
}

/**
 * Builds one service and runs it in the foreground against the servers that `npm run servers` (or `npm start`) keeps up.
 * With a command behind its name (`dead-letters`, `create-admin`) it does only that, beside one that serves; with
 * `--watch` it is built and started again whenever a file changes.
 */
export async function runOne(words: string[]): Promise<number> {
  const watch = words.includes('--watch');
  const args = words.filter((word) => word !== '--watch');
  const service = readService(args[0]);
  const isCommand = args.length > 1;
  const file = dataFolder().file('env', `${service}.env`);
  if (!existsSync(file))
    throw new Problem('The backing servers have never run here. Start them in another terminal: npm run servers');
  const written = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  const settings = watch ? inDevelopment(service, written) : written;
  // The first of several, where it is a cluster or sentinels.
  const [, host, port] = /\/\/(?:[^@/]*@)?([^@/:,]+)(?::(\d+))?/.exec(settings.REDIS_URL ?? '') ?? [];
  if (!(await answers(Number(port ?? 6379), host))) {
    throw new Problem('The backing servers do not run. Start them in another terminal: npm run servers');
  }
  if (!isCommand && !(await isFree(Number(settings.PORT)))) {
    throw new Problem(
      `Port ${settings.PORT} is taken: ${service} runs already, or another program uses it. Stop that first.`,
    );
  }
  await buildServices([service]);
  const child = startChild(service, [...argsOf(service, watch), ...args.slice(1)], { ...process.env, ...settings });
  const compiler = watch ? startChild('the compiler', watcher(service), process.env) : undefined;
  const asked = stopAsked(() => undefined).then(() => true);
  const wasAsked = await Promise.race([asked, child.exited.then(() => false)]);
  await Promise.all([child.stop(12_000), compiler?.stop(2000)]);
  if (wasAsked) return 0;
  // A command has said itself why it failed.
  if (isCommand && child.exitCode !== null) return child.exitCode;
  throw new Problem(`${service} ${await child.exited}: ${child.lastWords()}`);
}
