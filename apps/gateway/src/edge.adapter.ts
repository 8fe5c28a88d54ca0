import type { IncomingMessage } from 'node:http';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { createAdapter } from '@crewcall/platform-bootstrap';
import { sendUnparsedError } from './errors/send-error.js';
import { canonicalPath } from './routing/canonical-path.js';

/** Where a path without an honest reading is sent; the hooks refuse it. */
export const UNREADABLE_PATH = '/%25unreadable';

/** Before any routing: whatever spelling a path comes in, one reading goes on. */
function rewriteUrl({ url = '/' }: IncomingMessage): string {
  const at = url.indexOf('?');
  const path = canonicalPath(at < 0 ? url : url.slice(0, at));
  if (path === undefined) return UNREADABLE_PATH;
  return at < 0 ? path : path + url.slice(at);
}

/**
 * The one server that strangers reach. Headers must arrive within 10 s; a whole request within the longest upload,
 * which routes shorten for themselves (`BoundedBody`).
 */
export function createEdgeAdapter(headersMs = 10_000): FastifyAdapter {
  const adapter = createAdapter({
    fastify: {
      rewriteUrl: rewriteUrl as never,
      clientErrorHandler: sendUnparsedError as never,
      requestTimeout: 0,
      http: {
        headersTimeout: headersMs,
        requestTimeout: 600_000,
        connectionsCheckingInterval: headersMs / 5,
        maxHeaderSize: 16_384,
      },
    },
  });
  // A trace begins here: strangers choose neither its id nor whether it is kept.
  adapter.getInstance().addHook('onRequest', (request, _reply, done) => {
    delete request.headers['traceparent'];
    done();
  });
  return adapter;
}
