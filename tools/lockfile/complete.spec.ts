import { completed, missingStubs } from './complete.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/compiler': {
      dev: true,
      optionalDependencies: { '@compiler/darwin-arm64': '1.2.3', '@compiler/linux-x64-musl': '^1.2.3', here: '1.0.0' },
    },
    'node_modules/compiler/node_modules/here': {},
    'node_modules/tool/node_modules/engine': { optionalDependencies: { '@engine/wasm32-wasi': '~2.0.0', above: '1' } },
    'node_modules/above': {},
  },
};

describe('the stubs that complete a lock', () => {
  it('names only what cannot be found from the package that asks', () => {
    expect(Object.keys(missingStubs(lock))).toEqual([
      'node_modules/@compiler/darwin-arm64',
      'node_modules/@compiler/linux-x64-musl',
      'node_modules/@engine/wasm32-wasi',
    ]);
  });

  it('says for which system and processor each is', () => {
    expect(missingStubs(lock)).toMatchObject({
      'node_modules/@compiler/darwin-arm64': { version: '1.2.3', os: ['darwin'], cpu: ['arm64'], dev: true },
      'node_modules/@compiler/linux-x64-musl': { version: '1.2.3', os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/@engine/wasm32-wasi': { version: '2.0.0', cpu: ['wasm32'], optional: true },
    });
  });

  it('leaves nothing missing', () => {
    expect(missingStubs(completed(lock))).toEqual({});
  });
});
