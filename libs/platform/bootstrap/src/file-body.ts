import type { IncomingHttpHeaders } from 'node:http';
import { errorCodes, type FastifyInstance } from 'fastify';

const FILE = 'application/octet-stream';

/** What a file claims to be is not believed, and must not choose how it is read. */
export function nameFileType(headers: IncomingHttpHeaders): void {
  if (headers['content-length'] !== '0') headers['content-type'] = FILE;
}

/** Reads the bytes of a route that `@TakesFile`, up to its limit; any other route refuses them. */
export function takeFiles(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(FILE, { parseAs: 'buffer' }, (request, body, done) => {
    const { isFile } = request.routeOptions.config as { isFile?: boolean };
    done(isFile ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FILE), body);
  });
}
