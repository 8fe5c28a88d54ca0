import { readdirSync } from 'node:fs';
import path from 'node:path';
import { baseApi } from '@crewcall/web-data-access';

const source = path.resolve(__dirname, '..');
const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => file.endsWith('.api.ts'));

it('gives every endpoint a name of its own: of two with one name the second is silently not there', async () => {
  const names: string[] = [];
  const inject = jest.spyOn(baseApi, 'injectEndpoints');
  for (const file of files) await import(path.join(source, file));
  const build = { query: () => ({}), mutation: () => ({}), infiniteQuery: () => ({}) };
  for (const [{ endpoints }] of inject.mock.calls) names.push(...Object.keys(endpoints(build as never)));
  expect(names).toContain('jobs');
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
