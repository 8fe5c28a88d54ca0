import { parseArgs, type ParseArgsConfig } from 'node:util';
import { codeOf, Problem } from './problem.js';

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
