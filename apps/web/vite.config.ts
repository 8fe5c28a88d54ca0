import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks';
import { precompress } from './build/precompress.plugin';
import { serverBuild } from './build/server.plugin';

// The development server only: `npm start` puts the gateway at this address. A build knows no environment.
const gateway = 'http://127.0.0.1:3000';

const declarations = /[\\/]libs[\\/](web|contracts)[\\/]|[\\/]features[\\/][^\\/]+[\\/]index\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/web',
  plugins: [react(), precompress(), serverBuild()],
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    port: 4200,
    strictPort: true,
    proxy: { '/api': { target: gateway }, '/ws': { target: gateway, ws: true } },
  },
  preview: { host: '127.0.0.1', port: 4300 },
  build: {
    outDir: '../../dist/apps/web/client',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our libraries are declarations, and so are the front doors of features: what nobody imports from them leaves no
      // trace in the bundle. Without this, a page of a feature loads all its pages.
      treeshake: { moduleSideEffects: (id) => (declarations.test(id) ? false : undefined) },
      input: 'src/entry.client.tsx',
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // The server build runs where no packages are: it carries everything with it.
  ssr: { noExternal: true },
});
