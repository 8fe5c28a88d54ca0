import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listPage, messagePage } from './mail-page.js';
import type { MailStore } from './mail-store.js';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** A mail is a stranger's document: no scripts, no requests (not even for its pictures), no origin. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

function send(response: ServerResponse, status: number, type: string, body: string, policy = PAGE_POLICY): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body));

/** Mails hold links that sign people in, so a page elsewhere that points its own name at loopback gets nothing. */
function isLocal(request: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? '');
}

function answer(store: MailStore, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!isLocal(request)) return json(response, 403, { error: 'Only this machine may read the mail' });
  if (request.method !== 'GET') return json(response, 405, { error: 'Only GET is answered here' });
  if (url.pathname === '/') return send(response, 200, 'text/html', listPage(store.list()));
  if (url.pathname === '/api/messages') {
    return json(response, 200, store.list(url.searchParams.get('to') ?? undefined));
  }
  return answerOne(store, url.pathname, response);
}

/** `/messages/:id` and `/messages/:id/html`. */
function answerOne(store: MailStore, path: string, response: ServerResponse): void {
  const [, id, html] = /^\/messages\/(\d+)(\/html)?$/.exec(path) ?? [];
  const mail = id ? store.find(id) : undefined;
  if (!mail) return json(response, 404, { error: 'There is no such mail' });
  if (!html) return send(response, 200, 'text/html', messagePage(mail));
  return send(response, 200, 'text/html', `<base target="_blank">${mail.html}`, MAIL_POLICY);
}

/** `GET /` and `/messages/:id` for people; `GET /api/messages?to=` for the seed and tests. */
export function mailWeb(store: MailStore): Server {
  return createServer((request, response) => answer(store, request, response));
}
