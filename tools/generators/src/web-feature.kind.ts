import { Draft } from './draft.js';
import { append } from './edits.js';
import { type Name, pairOf } from './names.js';
import { sliceServices } from './services.js';
import { filesOf } from './templates.js';

/** The service whose contract has these things, as `slice` writes it. */
const serviceOf = (draft: Draft, { thing, things }: { thing: Name; things: Name }): string | undefined =>
  sliceServices(draft.root).find((service) =>
    draft.has(`libs/contracts/${service}/src/${things.kebab}/${thing.kebab}.rules.ts`),
  );

/** A feature of the web app: its endpoints, a list with every state, a form. */
export function webFeature(root: string, [plural = '']: string[], singular?: string): Draft {
  const { thing, things } = pairOf(plural, singular);
  const draft = new Draft(root);
  const folder = `apps/web/src/features/${things.kebab}`;
  if (draft.has(folder)) throw new Error(`${folder} is there already. Choose another name.`);
  const service = serviceOf(draft, { thing, things });
  const contract = service ? `@crewcall/contracts-${service}` : `../model/${thing.kebab}`;
  draft.add(filesOf(root, 'web-feature', { thing, things, contract }));
  if (!service) draft.add(filesOf(root, 'web-model', { thing, things }));
  const tags = 'libs/web/data-access/src/api/base-api.ts';
  if (!draft.read(tags).includes(`'${thing.pascal}'`)) {
    draft.change(tags, `'${thing.pascal}', in tagTypes`, (source) =>
      append(source, { variable: 'tagTypes' }, `'${thing.pascal}'`),
    );
  }
  return draft;
}
