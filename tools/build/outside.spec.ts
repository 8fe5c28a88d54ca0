import { askingPackage } from './outside.mjs';

const warning = (moduleName: string) => ({ message: '"__dirname" is used and has been mocked.', moduleName });

describe('a service that is built with its packages', () => {
  it('is refused when a package would look for its files in its own folder, with the way out', () => {
    const found = askingPackage([warning('./node_modules/minio/node_modules/@scope/reader/lib/data.js')]);
    expect(found).toBe(
      '@scope/reader asks for its own folder, and would not find its files: name it in OUTSIDE of tools/build/outside.mjs.',
    );
  });

  it('may hold one that asks and can do without', () => {
    const other = { message: 'the request of a dependency is an expression', moduleName: './node_modules/other/a.js' };
    expect(askingPackage([warning('./node_modules/socket.io/dist/index.js'), other])).toBeUndefined();
  });
});
