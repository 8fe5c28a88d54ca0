import path from 'node:path';
import type { Plugin } from 'vite';

const dist = path.resolve(import.meta.dirname, '../../../node_modules/react-router/dist/production');

/** A build takes the router without its development checks; its package offers them under no condition of their own. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    config: (_config, { command }) =>
      command === 'build'
        ? {
            resolve: {
              alias: [
                { find: /^react-router$/, replacement: path.join(dist, 'index.mjs') },
                { find: /^react-router\/dom$/, replacement: path.join(dist, 'dom-export.mjs') },
              ],
            },
          }
        : null,
  };
}
