import 'reflect-metadata';

/** What one environment variable is for: the README tables and `.env.example` are checked against this. */
export interface EnvOptions {
  /** One sentence for the person who sets it. */
  about: string;
  /** Used when the variable is absent or empty. Without one, the variable is required unless `optional`. */
  default?: string | number | boolean;
  optional?: boolean;
  /** Never printed, not even in an error. */
  secret?: boolean;
}

export interface EnvVariable extends EnvOptions {
  name: string;
  property: string;
  type: 'string' | 'number' | 'boolean' | 'list';
}

const variables = new WeakMap<object, EnvVariable[]>();

/** Binds a property of a configuration fragment to an environment variable. The property's type decides how it is read. */
export function Env(name: string, options: EnvOptions): PropertyDecorator {
  return (target, property) => {
    const designType: unknown = Reflect.getMetadata('design:type', target, property);
    const type =
      designType === Number ? 'number' : designType === Boolean ? 'boolean' : designType === Array ? 'list' : 'string';
    const known = variables.get(target) ?? [];
    variables.set(target, [...known, { ...options, name, property: String(property), type }]);
  };
}

/** The variables a fragment reads, in the order they were declared. */
export function describeFragment(fragment: new () => object): EnvVariable[] {
  return variables.get(fragment.prototype as object) ?? [];
}
