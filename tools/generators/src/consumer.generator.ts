import type { GeneratorCallback, Tree } from '@nx/devkit';
import { Draft } from './draft.js';
import { addImport, isTaken } from './edits.js';
import { findEvent, nameListener } from './known-events.js';
import { nameOf } from './names.js';
import { requireService } from './services.js';
import { register } from './wiring.js';

export interface ConsumerSchema {
  service: string;
  feature: string;
  event: string;
  effect: string;
}

/** The method behind the last one of the only class of a file. */
function addMethod(source: string, method: string): string {
  const end = source.lastIndexOf('}');
  return `${source.slice(0, end)}\n${method}\n${source.slice(end)}`;
}

/** A method of the feature's consumer for an event; its class and its place in the module when they are missing. */
export function consumerGenerator(tree: Tree, schema: ConsumerSchema): GeneratorCallback {
  const { service, feature: featureName, event: eventName, effect: effectName } = schema;
  const draft = new Draft(tree);
  requireService(draft, service);
  const [feature, effect] = [nameOf(featureName), nameOf(effectName)];
  const file = (role: string) => `apps/${service}/src/${feature.kebab}/${feature.kebab}.${role}.ts`;
  for (const needed of [file('module'), file('service')]) {
    if (!draft.has(needed)) throw new Error(`${needed} is missing: a consumer calls the service of its feature.`);
  }
  const event = findEvent(draft, eventName);
  if (!draft.has(file('consumer'))) {
    draft.add('consumer', { service, feature, featureFile: feature.kebab });
    const consumer = `${feature.pascal}Consumer`;
    const statement = `import { ${consumer} } from './${feature.kebab}.consumer.js';`;
    register(draft, file('module'), 'providers', consumer, statement);
  }
  if (isTaken(draft.read(file('consumer')), effect.camel))
    throw new Error(`${file('consumer')} knows another ${effect.camel}. Choose another name.`);
  const { camel, pascal } = event.name;
  const imports = [
    "import type { EventEnvelope } from '@crewcall/contracts-core/dto';",
    `import { ${camel}, type ${pascal}Payload } from '@crewcall/contracts-${event.publisher}/dto';`,
    "import { OnEvent } from '@crewcall/platform-events';",
  ];
  const method = `  @OnEvent(${camel})
  async ${effect.camel}(payload: ${pascal}Payload, { subject_id }: EventEnvelope): Promise<void> {
    await this.${feature.camel}.${effect.camel}(subject_id, payload);
  }`;
  draft.change(file('consumer'), `@OnEvent(${camel}) ${effect.camel}`, (source) =>
    imports
      .filter((statement) => !namesIn(statement).every((name) => isTaken(source, name)))
      .reduce(addImport, addMethod(source, method)),
  );
  nameListener(draft, event, service);
  return draft.finished(
    'npm run generate   says in docs/events.md who hears it',
    `It calls ${feature.pascal}Service.${effect.camel}(subjectId, payload): write that method and its spec.`,
  );
}

const namesIn = (statement: string): string[] =>
  (/\{ (.*) \}/.exec(statement)?.[1] ?? '').split(', ').map((name) => name.replace('type ', ''));
