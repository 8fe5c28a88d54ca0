import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes .br and .gz beside every text file of the build: the gateway serves them as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const name of readdirSync(folder, { recursive: true }) as string[]) {
          const file = path.join(folder, name);
          if (texts.test(name)) compress(file, readFileSync(file));
        }
      },
    },
  };
}

function compress(file: string, content: Buffer): void {
  // Below this the header that names the compression takes about what it saves.
  if (content.length < 256) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // What is compressed once may be looked at in larger pieces than what is compressed for each answer.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
