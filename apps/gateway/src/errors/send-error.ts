import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestContext } from '@crewcall/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders } from '../security/security-headers.js';
import { EdgeError } from './edge.errors.js';

/** Answers with the error. What the caller is still sending is not read: the connection ends with the answer. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: EdgeError): FastifyReply {
  if (!request.raw.complete && hasBody(request.raw.headers)) void reply.header('connection', 'close');
  return reply
    .status(error.status)
    .headers({ ...apiHeaders, ...error.headers })
    .send(error.body(request.id));
}

export const hasBody = (headers: NodeJS.Dict<string | string[]>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The same answer where there is no HTTP reply to give it with: a request that could not be parsed, or a refused socket. */
export function sendRawError(socket: Duplex, error: EdgeError, requestId = RequestContext.idFrom(undefined)): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(error.body(requestId));
  const headers = {
    ...apiHeaders,
    ...error.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

const codeOf: Record<string, EdgeError> = {
  HPE_HEADER_OVERFLOW: new EdgeError('HEADERS_TOO_LARGE'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new EdgeError('TOO_LARGE'),
  ERR_HTTP_REQUEST_TIMEOUT: new EdgeError('REQUEST_TIMEOUT'),
};

/** What Node's strict parser refuses: broken or smuggled requests, headers too large, headers too slow. */
export function sendUnparsedError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else sendRawError(socket, codeOf[error.code ?? ''] ?? new EdgeError('BAD_REQUEST'));
}
