import { read, repositoryFiles } from './repository.js';

export interface Area {
  title: string;
  ids: string[];
}

/** The areas of docs/requirements.md with the ids that each lists. */
export function areasOf(markdown: string): Area[] {
  const areas: Area[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    const id = /^- (R\d{3}) /.exec(line)?.[1];
    if (heading) areas.push({ title: heading, ids: [] });
    if (id) areas.at(-1)?.ids.push(id);
  }
  return areas;
}

/** Ids in the titles of tests, as in `it('… [R024]')` or `[R024, R025]`. */
export function idsInTitles(source: string): string[] {
  const titles =
    source.match(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\s*(?:\.\w+)?\(\s*(['"`])[\s\S]*?\1/g) ?? [];
  return titles.flatMap((title) => [...title.matchAll(/R\d{3}/g)].map(([id]) => id));
}

const testFiles = ['*.spec.ts', '*.int-spec.ts', '*.e2e-spec.ts', '*.test.ts', '*.test.tsx', 'apps/web-e2e/**/*.ts'];

export function coveredIds(): Set<string> {
  return new Set(repositoryFiles(...testFiles).flatMap((file) => idsInTitles(read(file))));
}

/** A table of which requirements have a test, area by area. */
export function coverageReport(): string {
  const covered = coveredIds();
  const rows = areasOf(read('docs/requirements.md')).map(({ title, ids }) => {
    const open = ids.filter((id) => !covered.has(id));
    return `${String(ids.length - open.length).padStart(3)} of ${String(ids.length).padStart(3)}  ${title}${open.length ? `\n            open: ${open.join(' ')}` : ''}`;
  });
  return rows.join('\n');
}
