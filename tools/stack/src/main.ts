import { runOne } from './one.js';
import { HELP, readOptions } from './options.js';
import { Problem } from './problem.js';
import { start } from './start.js';

/** `start` is `npm start`, `servers` is `npm run servers`, `one` is `npm run one`. Returns the exit code. */
export async function main([command = 'start', ...args]: string[]): Promise<number> {
  if (command === 'one') return runOne(args);
  if (command !== 'start' && command !== 'servers') throw new Problem(`The stack does not know “${command}”.`);
  const options = readOptions(args);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  return start(options, command === 'servers');
}
