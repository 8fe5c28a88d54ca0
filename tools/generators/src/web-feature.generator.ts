import type { GeneratorCallback, Tree } from '@nx/devkit';
import { Draft } from './draft.js';
import { append } from './edits.js';
import { type Name, pairOf } from './names.js';
import { sliceServices } from './services.js';

export interface WebFeatureSchema {
  things: string;
  singular?: string;
}

/** The service whose contract has these things, as `slice` writes it. */
const serviceOf = (draft: Draft, { thing, things }: { thing: Name; things: Name }): string | undefined =>
  sliceServices(draft).find((service) =>
    draft.has(`libs/contracts/${service}/src/${things.kebab}/${thing.kebab}.rules.ts`),
  );

/** A feature of the web app: its endpoints, a list with every state, a form. */
export function webFeatureGenerator(tree: Tree, { things: plural, singular }: WebFeatureSchema): GeneratorCallback {
  const { thing, things } = pairOf(plural, singular);
  const draft = new Draft(tree);
  const folder = `apps/web/src/features/${things.kebab}`;
  if (draft.has(folder)) throw new Error(`${folder} is there already. Choose another name.`);
  const service = serviceOf(draft, { thing, things });
  const contract = service ? `@crewcall/contracts-${service}` : `../model/${thing.kebab}`;
  const values = { thing, things, contract, thingFile: thing.kebab, thingsFile: things.kebab };
  draft.add('web-feature', values);
  if (!service) draft.add('web-model', values);
  const tags = 'libs/web/data-access/src/api/base-api.ts';
  if (!draft.read(tags).includes(`'${thing.pascal}'`)) {
    draft.change(tags, `'${thing.pascal}', in tagTypes`, (source) =>
      append(source, { variable: 'tagTypes' }, `'${thing.pascal}'`),
    );
  }
  return draft.finished('Show it: a route of apps/web/src/app/routes renders the list that its index.ts exports.');
}
