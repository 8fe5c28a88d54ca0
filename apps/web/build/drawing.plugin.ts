import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minify, type Plugin } from 'vite';
import {
  drawnTemplate,
  firstSignScript,
  type Frame,
  framedPage,
  membersScript,
  policyHashes,
  shellPage,
  startScript,
} from './pages';

/** Beside what browsers are given; the gateway serves nothing of it. */
const SERVER = 'server';

interface ServerBuild {
  appPages: readonly { path: string; code: string; isForMembers: boolean; isDrawn: boolean }[];
  membersFrame: (address: string) => Promise<Frame>;
  colourScheme: string;
  landingWithoutData: () => Promise<string>;
}

/**
 * After the browser build: builds the same app for Node, with which the gateway draws pages that have data in them;
 * draws the landing page without any into index.html, for when there is none; keeps the unfilled page as app.html for
 * any address, and under the names of those that nobody draws, with their scripts and, for members, a frame; and
 * writes the hashes of what is inline to csp.json for the gateway.
 */
export function drawing(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'drawing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const server = await buildServer(root, path.join(folder, SERVER));
        const write = (name: string, content: string): void => {
          mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
          writeFileSync(path.join(folder, name), content);
        };
        const built = {
          html: readFileSync(path.join(folder, 'index.html'), 'utf8'),
          font: fontOf(folder),
          colourScheme: server.colourScheme,
        };
        write(`${SERVER}/template.html`, drawnTemplate(built, await small(firstSignScript)));
        const scripts = scriptsOfRoutes(folder);
        write(`${SERVER}/scripts.json`, JSON.stringify(scripts));
        const pages: Record<string, string> = {
          'app.html': shellPage(built),
          'index.html': await server.landingWithoutData(),
        };
        for (const { path: address, code, isForMembers, isDrawn } of server.appPages) {
          const files = scripts[code];
          if (!files) throw new Error(`${address} is a page whose code is not in ${code}.tsx.`);
          pages[`${address.slice(1)}.html`] = isForMembers
            ? framedPage(
                built,
                await small(isDrawn ? membersScript(files) : startScript(files)),
                await server.membersFrame(address),
              )
            : shellPage(built, files);
        }
        for (const [name, html] of Object.entries(pages)) write(name, html);
        write('csp.json', `${JSON.stringify(policyHashes(Object.values(pages)), null, 2)}\n`);
      },
    },
  };
}

async function buildServer(root: string, outDir: string): Promise<ServerBuild> {
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/server/index.ts',
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'draw.mjs', codeSplitting: false } },
    },
  });
  return (await import(pathToFileURL(path.join(outDir, 'draw.mjs')).href)) as ServerBuild;
}

async function small(script: string): Promise<string> {
  return (await minify('inline.js', script, { module: false })).code.trim();
}

/** Of each route's code, the entry's scripts and its own, in the order in which they are wanted. */
function scriptsOfRoutes(folder: string): Record<string, string[]> {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || seen.has(`/${chunk.file}`)) return seen;
    seen.add(`/${chunk.file}`);
    for (const each of chunk.imports ?? []) withImports(each, seen);
    return seen;
  };
  const routes = Object.keys(manifest).filter((name) => name.endsWith('.route.tsx'));
  return Object.fromEntries(
    routes.map((name) => [path.basename(name, '.tsx'), [...withImports(name, withImports('index.html', new Set()))]]),
  );
}

/** The one font file that the first paint needs. */
function fontOf(folder: string): string | undefined {
  const name = readdirSync(path.join(folder, 'assets')).find((file) => /-latin-wght-normal-.*\.woff2$/.test(file));
  return name && `/assets/${name}`;
}
