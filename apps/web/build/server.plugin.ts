import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * After the build for browsers: builds the same app for the web server, as one file that carries its packages, and puts
 * the list of the browser's files beside it.
 */
export function serverBuild(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'server-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const outDir = path.resolve(folder, '../server');
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
            rolldownOptions: { output: { entryFileNames: 'index.mjs', codeSplitting: false } },
          },
        });
        copyFileSync(path.join(folder, '.vite/manifest.json'), path.join(outDir, 'manifest.json'));
      },
    },
  };
}
