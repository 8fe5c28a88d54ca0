import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_SYNC_FLUSH } = constants;

const makers = {
  // Every piece leaves at once: without the flush a compressor holds them back to the end.
  br: () =>
    createBrotliCompress({
      flush: BROTLI_OPERATION_FLUSH,
      params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: 65_536 },
    }),
  gzip: () => createGzip({ flush: Z_SYNC_FLUSH, level: 5 }),
};

export type Encoding = keyof typeof makers;

/** The smallest form that the caller takes. */
export function encodingFor(acceptEncoding = ''): Encoding | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** The body as it is sent, piece by piece. */
export function compressed(body: AsyncIterable<Uint8Array>, encoding?: Encoding): Readable {
  const plain = Readable.from(body, { objectMode: false });
  if (!encoding) return plain;
  const compressor = makers[encoding]();
  plain.on('error', (error) => compressor.destroy(error));
  compressor.on('close', () => plain.destroy());
  return plain.pipe(compressor);
}
