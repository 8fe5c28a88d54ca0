import { validateSync, type ValidationError } from 'class-validator';
import { describeFragment, type EnvVariable } from './env.decorator.js';

export type ConfigFragment = new () => object;

/** The environment does not describe a runnable service. The message is a list a human can act on. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Record<string, string | undefined>;

function cast(variable: EnvVariable, raw: string): unknown {
  if (variable.type === 'number') return Number(raw);
  if (variable.type === 'boolean')
    return raw === 'true' || raw === '1' ? true : raw === 'false' || raw === '0' ? false : raw;
  if (variable.type === 'list')
    return raw
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return raw.replaceAll('\\n', '\n');
}

function problemOf(variable: EnvVariable, error: ValidationError | undefined, raw: string): string {
  const why = Object.values(error?.constraints ?? {})
    .join(', ')
    .replaceAll(variable.property, 'it');
  const shown = variable.secret ? 'the value given' : `“${raw.slice(0, 80)}”`;
  return `${variable.name}: ${shown} will not do (${why}). ${variable.about}`;
}

/** Reads fragments from an environment; every problem of every fragment is reported at once. */
export function readConfig(fragments: ConfigFragment[], environment: Environment): Map<ConfigFragment, object> {
  const problems: string[] = [];
  const values = new Map<ConfigFragment, object>();
  for (const Fragment of fragments) {
    const value = new Fragment() as Record<string, unknown>;
    const present: EnvVariable[] = [];
    for (const variable of describeFragment(Fragment)) {
      const raw = environment[variable.name] || (variable.default === undefined ? undefined : String(variable.default));
      if (raw === undefined) {
        if (!variable.optional) problems.push(`${variable.name} is missing. ${variable.about}`);
        continue;
      }
      value[variable.property] = cast(variable, raw);
      present.push(variable);
    }
    const errors = validateSync(value, { forbidUnknownValues: false });
    for (const variable of present) {
      const error = errors.find(({ property }) => property === variable.property);
      if (error) problems.push(problemOf(variable, error, environment[variable.name] ?? String(variable.default)));
    }
    values.set(Fragment, value);
  }
  if (problems.length) throw new ConfigError(problems);
  return values;
}
