import { read, repositoryFiles } from './repository.js';
import { titlesOf } from './titles.js';

export interface Area {
  title: string;
  ids: string[];
  /** Folders and files that its tests stand in. */
  places: string[];
}

export interface Requirements {
  areas: Area[];
  /** Known and not built yet. */
  unbuilt: string[];
}

/** A test that says it proves these. */
export interface Claim {
  file: string;
  line: number;
  ids: string[];
}

export function between(first: string, last: string): string[] {
  const [from, to] = [Number(first.slice(1)), Number(last.slice(1))];
  return Array.from({ length: to - from + 1 }, (_, at) => `R${String(from + at).padStart(3, '0')}`);
}

/** Of docs/requirements.md: areas with their lines and places, and the ranges of `## Not built yet`. */
export function requirementsOf(markdown: string): Requirements {
  const areas: Area[] = [];
  const unbuilt: string[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    const [, id] = /^- (R\d{3}) /.exec(line) ?? [];
    const [, first, last] = /^- (R\d{3})–(R\d{3}) /.exec(line) ?? [];
    const places = /^Tests: (.+)$/.exec(line)?.[1];
    if (heading) areas.push({ title: heading, ids: [], places: [] });
    if (id) areas.at(-1)?.ids.push(id);
    if (first && last) unbuilt.push(...between(first, last));
    if (places) areas.at(-1)?.places.push(...[...places.matchAll(/`([^`]+)`/g)].map(([, place]) => place ?? ''));
  }
  return { areas: areas.filter(({ ids }) => ids.length), unbuilt };
}

const testFiles = ['*.spec.ts', '*-spec.ts', '*.test.ts', '*.test.tsx', '*.journey.ts'];

export const claimsOfTests = (): Claim[] =>
  repositoryFiles(...testFiles).flatMap((file) => titlesOf(file, read(file)).map((title) => ({ file, ...title })));

export const requirements = (): Requirements => requirementsOf(read('docs/requirements.md'));

/** A table of which requirements have a test, area by area. */
export function coverageReport(): string {
  const claimed = new Set(claimsOfTests().flatMap(({ ids }) => ids));
  const { areas, unbuilt } = requirements();
  const rows = areas.map(({ title, ids }) => {
    const open = ids.filter((id) => !claimed.has(id));
    return `${String(ids.length - open.length).padStart(3)} of ${String(ids.length).padStart(3)}  ${title}${open.length ? `\n            open: ${open.join(' ')}` : ''}`;
  });
  const begun = unbuilt.filter((id) => claimed.has(id)).length;
  return [...rows, `${unbuilt.length} not built yet, ${begun} of them begun`].join('\n');
}
