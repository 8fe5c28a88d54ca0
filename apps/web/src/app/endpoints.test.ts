import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '..');
const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => file.endsWith('.api.ts'));

it('gives every endpoint a name of its own: of two with one name the second is silently not there', async () => {
  const names: string[] = [];
  const build = { query: () => ({}), mutation: () => ({}), infiniteQuery: () => ({}) };
  // Endpoints are injected when their file is loaded: none of them may be loaded before it is watched.
  await jest.isolateModulesAsync(async () => {
    const { baseApi } = await import('@crewcall/web-data-access');
    const inject = jest.spyOn(baseApi, 'injectEndpoints');
    for (const file of files) await import(path.join(source, file));
    for (const [{ endpoints }] of inject.mock.calls) names.push(...Object.keys(endpoints(build as never)));
  });
  expect(names).toContain('jobs');
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
