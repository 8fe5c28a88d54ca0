import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { hasSideEffects } from './side-effects';

const PAGE = '/offline.html';

/**
 * After the build for browsers: the screen that stands in for pages without a network, and the worker that shows it. The
 * screen is one script that needs no other, so that a phone which keeps it has all of it, and only a change of it is
 * fetched again.
 */
export function offlineBuild(): Plugin {
  let root = '';
  let outDir = '';
  const bundle = async (
    input: string,
    entryFileNames: string,
    define: Record<string, string> = {},
  ): Promise<string[]> => {
    const built = await build(configOf({ root, outDir, input, entryFileNames, define }));
    return [built]
      .flat()
      .flatMap((each) => ('output' in each ? each.output.map(({ fileName }) => `/${fileName}`) : []));
  };
  return {
    name: 'offline-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const built = await bundle('src/offline/offline-app.tsx', 'assets/offline-[hash].js');
        const script = built.find((file) => file.endsWith('.js')) ?? '';
        // Names in Britain need the latin subset; the other is for few, and falls back.
        const files = built.filter((file) => !file.includes('latin-ext'));
        const page = readFileSync(path.join(root, 'src/offline/offline.html'), 'utf8').replace('{script}', script);
        writeFileSync(path.join(outDir, PAGE), page);
        const name = createHash('sha256').update(page).update(files.join()).digest('base64url').slice(0, 12);
        const offline = JSON.stringify({ cache: `offline-${name}`, page: PAGE, files });
        await bundle('src/worker/worker.ts', 'worker.js', { OFFLINE: offline });
      },
    },
  };
}

interface Part {
  root: string;
  outDir: string;
  input: string;
  entryFileNames: string;
  define: Record<string, string>;
}

const configOf = ({ root, outDir, input, entryFileNames, define }: Part): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...define },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: path.join(root, input),
      treeshake: { moduleSideEffects: hasSideEffects },
      output: { entryFileNames, codeSplitting: false },
    },
  },
});
