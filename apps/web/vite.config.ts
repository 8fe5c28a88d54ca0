import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, compiledAhead, onEveryPage } from './build/chunks';
import { offlineBuild } from './build/offline.plugin';
import { precompress } from './build/precompress.plugin';
import { serverBuild } from './build/server.plugin';
import { hasSideEffects } from './build/side-effects';
import { development } from './development/development.plugin';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/web',
  plugins: [react(), precompress(), offlineBuild(), serverBuild(), development()],
  resolve: { tsconfigPaths: true },
  // Pages come through the gateway (`npm run dev`); browsers fetch modules and hear of changes here.
  appType: 'custom',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['VITE_PORT'] ?? 3008),
    strictPort: true,
    // Editors empty a file before they write it: read in between, a module has no exports.
    watch: { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
  },
  optimizeDeps: { entries: ['src/entry.client.tsx', 'src/app/routes/*.tsx'] },
  build: {
    outDir: '../../dist/apps/web/client',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    // Every browser of that target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !onEveryPage.test(file)),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: hasSideEffects },
      input: 'src/entry.client.tsx',
      output: { codeSplitting: { groups: chunks }, postBanner: compiledAhead },
    },
  },
  // The server build runs where no packages are: it carries everything with it.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
