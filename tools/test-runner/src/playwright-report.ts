/** What a run of the journeys found. */
export interface JourneyCounts {
  passed: number;
  failed: number;
  skipped?: number;
  /** What a person needs to read when something failed. */
  report?: string;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string; results: { errors?: { message?: string }[] }[] }[] }[];
}

/** The parts of Playwright's JSON report that are read. */
export interface PlaywrightJson {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

function* failures(suite: Suite, above: string[] = []): Generator<string> {
  const titles = [...above, suite.title].filter(Boolean);
  for (const { title, tests } of suite.specs ?? []) {
    for (const { status, results } of tests) {
      const errors = results.flatMap((result) => result.errors ?? []).map(({ message }) => message ?? '');
      if (status === 'unexpected' || status === 'flaky')
        yield `${[...titles, title].join(' › ')}\n${errors.join('\n')}`;
    }
  }
  for (const inner of suite.suites ?? []) yield* failures(inner, titles);
}

/** A journey that passed only at a second try has failed: a race that a retry hides is a fault. */
export function readPlaywright({ stats, errors, suites }: PlaywrightJson): JourneyCounts {
  const messages = [...errors.map(({ message }) => message ?? ''), ...suites.flatMap((suite) => [...failures(suite)])];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    ...(stats.skipped ? { skipped: stats.skipped } : {}),
    ...(messages.length ? { report: messages.join('\n\n') } : {}),
  };
}
