import type { Draft } from './draft.js';
import { append } from './edits.js';
import { type Name, nameOf } from './names.js';

export interface KnownEvent {
  name: Name;
  /** The service that publishes it. */
  publisher: string;
  file: string;
}

/** @throws when no contract declares it */
export function findEvent(draft: Draft, kebab: string): KnownEvent {
  const name = nameOf(kebab);
  for (const project of draft.tree.children('libs/contracts')) {
    const publisher = project.replace(/-dto$/, '');
    const folder = `libs/contracts/${project}/src/events`;
    for (const child of draft.tree.children(folder)) {
      const file = `${folder}/${child}`;
      if (/\.events\.ts$/.test(child) && draft.read(file).includes(`export const ${name.camel} = defineEvent(`))
        return { name, publisher, file };
    }
  }
  throw new Error(`No contract declares ${name.camel}. See docs/events.md, or: npx nx g @crewcall/tools:event`);
}

/** Names the service among those that hear the event. */
export function nameListener(draft: Draft, { name, file }: KnownEvent, service: string): void {
  const entry = `'${service}'`;
  draft.change(file, `${name.camel}: heardBy: [… ${entry}]`, (source) => {
    const start = source.indexOf(`export const ${name.camel} = defineEvent(`);
    const end = source.indexOf('});', start) + '});'.length;
    const declaration = source.slice(start, end);
    if (/heardBy: \[[^\]]*\]/.exec(declaration)?.[0].includes(entry)) return source;
    const edited = append(declaration, { property: 'heardBy' }, entry);
    return edited && source.slice(0, start) + edited + source.slice(end);
  });
}
