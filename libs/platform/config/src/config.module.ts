import { type DynamicModule, Global, Module } from '@nestjs/common';
import { describeFragment, type EnvVariable } from './env.decorator.js';
import { type ConfigFragment, readConfig } from './read-config.js';

const VALUES = Symbol('CONFIG_VALUES');

/** Provides every fragment by its own class, so a service asks for `DatabaseConfig` and sees nothing else. */
@Global()
@Module({})
export class ConfigModule {
  private static readonly declared = new Set<ConfigFragment>();

  /** Every variable that the service's modules declare: known without starting anything. */
  static describe(): EnvVariable[] {
    return [...ConfigModule.declared].flatMap(describeFragment);
  }

  /** `fixed` stands above the environment: for commands that need a setting of their own. */
  static forRoot(fragments: ConfigFragment[], fixed: Record<string, string> = {}): DynamicModule {
    const unique = [...new Set(fragments)];
    for (const fragment of unique) ConfigModule.declared.add(fragment);
    // One read per boot, shared by the fragments: the report must list every problem at once.
    const read = { provide: VALUES, useFactory: () => readConfig(unique, { ...process.env, ...fixed }) };
    return {
      module: ConfigModule,
      providers: [
        read,
        ...unique.map((fragment) => ({
          provide: fragment,
          inject: [VALUES],
          useFactory: (values: Map<ConfigFragment, object>) => values.get(fragment),
        })),
      ],
      exports: unique,
    };
  }
}
