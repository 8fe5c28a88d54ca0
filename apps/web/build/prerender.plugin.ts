import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { policyHashes, prerenderedPage, shellPage, type RenderedPage } from './pages';

/**
 * After the browser build: builds the same app for Node, renders the landing page into index.html, keeps the unfilled
 * page as app.html for every other address, and writes the hashes of what is inline to csp.json for the gateway.
 */
export function prerender(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const rendered = await renderLanding(root);
        const template = { html: readFileSync(path.join(folder, 'index.html'), 'utf8'), font: fontOf(folder) };
        const pages = { 'app.html': shellPage(template, rendered), 'index.html': prerenderedPage(template, rendered) };
        for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(folder, name), html);
        writeFileSync(
          path.join(folder, 'csp.json'),
          `${JSON.stringify(policyHashes(Object.values(pages)), null, 2)}\n`,
        );
      },
    },
  };
}

async function renderLanding(root: string): Promise<RenderedPage> {
  // Inside the project, so that what the bundle leaves out is found.
  const outDir = mkdtempSync(path.join(root, '../../node_modules/.vite-server-'));
  try {
    await build({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: {
        ssr: 'src/entry-server.tsx',
        outDir,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs', codeSplitting: false } },
      },
    });
    const { render } = (await import(pathToFileURL(path.join(outDir, 'entry.mjs')).href)) as {
      render: (address: string) => Promise<RenderedPage>;
    };
    return await render('/');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The one font file that the first paint needs. */
function fontOf(folder: string): string | undefined {
  const name = readdirSync(path.join(folder, 'assets')).find((file) => /-latin-wght-normal-.*\.woff2$/.test(file));
  return name && `/assets/${name}`;
}
