import { createElement, Fragment, lazy, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** An event of the window: a part is there, so what was typed into it or pressed before can be done. */
export const partHydrated = 'part-hydrated';

/** Marks a link that the app completes when it is pressed: a press that comes before is kept, as of a button. */
export const needsApp = { 'data-needs-app': '' } as const;

const known = new Map<string, () => Promise<unknown>>();

/**
 * A part whose code is fetched when it is first shown, or before: a page that was rendered with it is hydrated with it
 * at once. A part that is still on its way then would be thrown away by the first change above it.
 * @param file its source file, by which `needs` name it
 */
export function preloadable<P extends object>(file: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async (): Promise<ComponentType<P>> => (loaded ??= await load());
  const Late = lazy(async () => ({ default: await preload() }));
  known.set(file, preload);
  return function Part(props: P): ReactNode {
    // The same for as long as it is shown: another type would be another part.
    const [Shown] = useState(() => loaded ?? (Late as unknown as ComponentType<P>));
    return createElement(Fragment, null, createElement(Shown, props), createElement(Arrival));
  };
}

/** Beside the part's content, so that it suspends with it. */
function Arrival(): ReactNode {
  useLayoutEffect(() => void dispatchEvent(new Event(partHydrated)), []);
  return null;
}

/** Fetches the code of the parts that a page was rendered with; one may stand in the code of another. */
export async function preloadParts(files: readonly string[]): Promise<void> {
  const waiting = new Set(files);
  for (;;) {
    const found = [...waiting].filter((file) => known.has(file));
    if (found.length === 0) return;
    for (const file of found) waiting.delete(file);
    await Promise.all(found.map((file) => known.get(file)?.()));
  }
}
