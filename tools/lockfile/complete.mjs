// `node tools/lockfile/complete.mjs`, after an install: `npm install` drops optional packages of other platforms when the
// registry in use does not serve them, and `npm ci` then refuses the lock it wrote. A stub (version, os, cpu) says “not
// for this platform” and makes the lock whole again. Only Node's own modules: it must run before others are installed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const systems = ['darwin', 'win32', 'freebsd', 'android', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix', 'linux'];
const processors = /wasm32|arm64|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|arm/;

/** The key under which Node would find `name` when asked from the package at `from`, or undefined. */
function find(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const key = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[key]) return key;
    if (!at) return undefined;
  }
}

function stubFor(name, range, dev) {
  const plain = name.replace('windows', 'win32');
  const cpu = processors.exec(plain)?.[0] ?? 'x64';
  const os = systems.find((system) => plain.includes(system)) ?? 'linux';
  const libc = /musl/.test(name) ? ['musl'] : /gnu/.test(name) && os === 'linux' ? ['glibc'] : undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: [cpu],
    ...(dev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(cpu === 'wasm32' ? {} : { os: [os] }),
  };
}

/**
 * Names the optional packages that the lock asks for and does not hold, each with the stub that would complete it.
 * @param {{ packages: Record<string, { dev?: boolean, optionalDependencies?: Record<string, string> }> }} lock
 * @returns {Record<string, object>} key in `lock.packages` → stub
 */
export function missingStubs(lock) {
  const stubs = {};
  for (const [from, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!find(lock.packages, from, name)) stubs[`node_modules/${name}`] = stubFor(name, range, entry.dev);
    }
  }
  return stubs;
}

/**
 * The lock with every missing stub in its place; keys in npm's order, so that the next install changes little.
 * @param {Parameters<typeof missingStubs>[0]} lock
 */
export function completed(lock) {
  const packages = { ...lock.packages, ...missingStubs(lock) };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

if (process.argv[1] === import.meta.filename) {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(
    `package-lock.json: ${Object.keys(missingStubs(lock)).length} optional packages of other platforms added.`,
  );
}
