// Decides which Chromium the journeys use. In order: the one CHROMIUM_PATH names, one on PATH, the system's package manager
// where it can be used without asking, and last the headless shell an npm package brings (Linux), which shows no notices. Plain JavaScript, because
// Playwright's configuration and people (`node apps/web-e2e/browser/find-browser.mjs`) both call it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const VERSION_MS = 20_000;
const INSTALL_MS = 300_000;

/** What a headless browser in a container needs; never the package's own list, whose --single-process dies at the second context. */
export const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A file that is there and cannot run (a library is missing, another processor) is no browser. */
function works(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ['--no-sandbox', '--version'], { timeout: VERSION_MS, stdio: 'ignore' }).status === 0;
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const apps = process.platform === 'darwin' ? MAC_APPS.map((app) => path.join('/Applications', app)) : [];
  return [...files, ...apps].find(works);
}

async function fromPackage() {
  if (process.platform !== 'linux') return undefined;
  // Makes the package unpack the libraries that a bare system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    const file = await chromium.executablePath();
    return works(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function fromPackageManager() {
  if (process.env.CREWCALL_SYSTEM_PACKAGES === 'no') return undefined;
  const isRoot = process.getuid?.() === 0;
  const apt = [
    'apt-get',
    'install',
    '-y',
    '-q',
    '-o',
    'DPkg::Lock::Timeout=120',
    '--no-install-recommends',
    'chromium',
  ];
  const commands = isRoot
    ? [
        apt,
        ['apt-get', 'update', '-q'],
        apt,
        ['apk', 'add', '--no-cache', 'chromium'],
        ['dnf', 'install', '-y', '-q', 'chromium'],
      ]
    : [['brew', 'install', '--quiet', '--cask', 'chromium']];
  for (const [command, ...rest] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', HOMEBREW_NO_AUTO_UPDATE: '1' };
    if (spawnSync(command, rest, { env, stdio: 'ignore', timeout: INSTALL_MS }).error) continue;
    const file = onSystem();
    if (file) return file;
  }
  return undefined;
}

/** @returns {Promise<{ executablePath: string, args: string[] }>} what Playwright's `launchOptions` take */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !works(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a browser that runs here.`);
  const executablePath = named ?? onSystem() ?? fromPackageManager() ?? (await fromPackage());
  if (!executablePath) {
    throw new Error(
      'No Chromium was found and none could be installed. Install it (Debian, Ubuntu: sudo apt-get install chromium · macOS: brew install --cask chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  // Playwright reads its configuration again in each worker: they need not search again.
  process.env.CHROMIUM_PATH = executablePath;
  return { executablePath, args };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log((await findBrowser()).executablePath);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
