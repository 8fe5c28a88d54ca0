const works = new Set<() => void>();

/** Runs when a session ends in this tab, or another user's begins: for what a module keeps in memory of one user. */
export const onSessionEnd = (work: () => void): void => void works.add(work);

export function tellSessionEnd(): void {
  for (const work of works) work();
}
