// The door to every tool: `node tools/run.mjs <tool> [arguments]`. Needs only Node and npm: it installs what is
// missing, bundles the tool's TypeScript and runs it. Nothing but Node's own modules may be imported here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const [tool, ...args] = process.argv.slice(2);

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Installs when node_modules is missing or was made from another lockfile. */
function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json'))).digest('hex');
  const stamp = path.join(root, 'node_modules/.crewcall-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const started = Date.now();
  console.log('Installing packages (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    stop('Installing the packages failed (see above). Check the network, or npm’s registry setting, and run this again.');
  }
  writeFileSync(stamp, lock);
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  stop(`CrewCall needs Node 20.19 or later, or 22.12 or later; this is ${process.version}. Install a current LTS from nodejs.org.`);
}
const entry = `tools/${tool}/src/main.ts`;
if (!tool || !existsSync(path.join(root, entry))) stop(`There is no tool called “${tool ?? ''}”. See tools/ for their names.`);

try {
  ensureInstalled();
  process.chdir(root);
  const { bundle } = await import('./build/bundle.mjs');
  mkdirSync(path.join(root, 'dist/tools'), { recursive: true });
  await bundle({ [tool]: entry }, 'dist/tools');
  const { main } = await import(pathToFileURL(path.join(root, `dist/tools/${tool}.mjs`)).href);
  process.exitCode = (await main(args)) ?? 0;
} catch (error) {
  if (process.env.DEBUG) console.error(error);
  stop(error instanceof Error ? error.message : String(error));
}
