/** What is mutated of a project, and by whose unit tests it must be noticed: the project's own. */
export interface Target {
  /** Of its folder. */
  project: string;
  mutate: string[];
}

/** Where a wrong line costs money, gives a right away or loses a promise. `-- PROJECT FILE…` takes others. */
export const targets: Target[] = [
  { project: 'apps/gateway', mutate: ['src/routing/canonical-path.ts'] },
  { project: 'apps/identity', mutate: ['src/**/*.policy.ts'] },
  { project: 'apps/jobs', mutate: ['src/**/*.policy.ts'] },
  { project: 'apps/messaging', mutate: ['src/**/*.policy.ts'] },
  { project: 'libs/contracts/core', mutate: ['src/*.rules.ts'] },
  { project: 'libs/contracts/jobs', mutate: ['src/**/*.state.ts', 'src/jobs/rate.rules.ts'] },
  {
    project: 'libs/contracts/bookings',
    mutate: ['src/**/*.state.ts', 'src/pay/*.rules.ts', 'src/invoices/*.rules.ts', 'src/time/*.rules.ts'],
  },
];

/** `apps/jobs`, or `apps/jobs src/offers/*.rules.ts`; without words, all of the above. */
export function targetsOf([project, ...mutate]: string[]): Target[] {
  if (project === undefined) return targets;
  if (mutate.length > 0) return [{ project, mutate }];
  const known = targets.filter((target) => target.project === project);
  if (known.length === 0) throw new Error(`Nothing of ${project} is mutated by itself: name its files after it.`);
  return known;
}
