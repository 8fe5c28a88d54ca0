import type { Plugin } from 'vite';

const ENTRY = 'virtual:development-entry';
const ASSETS = 'virtual:development-assets';

/** Before the app: what hot reload needs of React and of Vite. */
const entry = `
import '@vitejs/plugin-react/preamble';
import '/@vite/client';
import '/src/entry.client.tsx';
`;

/** Stands in for `src/server/page-assets.ts`: one script, from Vite's own address, instead of those in a manifest. */
const assets = (port: number): string => `
export const assetsOf = () => ({ entry: 'http://localhost:${port}/@id/${ENTRY}', preloads: [] });
`;

export function development(): Plugin {
  let port = 0;
  return {
    name: 'development',
    apply: 'serve',
    enforce: 'pre',
    configResolved({ server }) {
      port = server.port;
    },
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}`;
      return id === './page-assets' && importer?.endsWith('/src/server/index.ts') ? `\0${ASSETS}` : undefined;
    },
    load(id) {
      if (id === `\0${ENTRY}`) return entry;
      return id === `\0${ASSETS}` ? assets(port) : undefined;
    },
  };
}
