import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isWebRoute } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EdgeConfig } from '../config.js';
import { DrawnPages } from '../drawn-pages/drawn-pages.js';
import { splitOnce } from '../forwarding/affinity.js';
import { JobPages } from '../job-pages/job-pages.js';
import { Sitemaps } from '../job-pages/sitemaps.js';
import { Refusal } from '../refusals/refusal.js';
import { ClientAddress } from '../security/client-address.js';
import { pageHeaders } from '../security/security-headers.js';
import { isFresh, representationOf, type WebFile, writtenFile } from './web-file.js';
import { WebRoot } from './web-root.js';

interface Sent {
  status: number;
  cacheControl: 'public, max-age=31536000, immutable' | 'no-cache' | 'no-store';
  /** `'sha256-…'` of style sheets that only this page has. */
  styleHashes?: readonly string[];
}

interface Written {
  text: string;
  status: number;
  styleHashes?: readonly string[];
}

const PAGE = { status: 200, cacheControl: 'no-cache' } as const;
const NOT_FOUND = { status: 404, cacheControl: 'no-store' } as const;

/** The web app's files and pages. An address it does not have is a real 404, shown by the app itself. */
@Injectable()
export class WebPages implements OnModuleInit {
  private readonly logger = new Logger(WebPages.name);
  private root = WebRoot.empty;

  constructor(
    private readonly config: EdgeConfig,
    private readonly publicUrl: PublicUrlConfig,
    private readonly addresses: ClientAddress,
    private readonly drawn: DrawnPages,
    private readonly jobs: JobPages,
    private readonly sitemaps: Sitemaps,
  ) {}

  async onModuleInit(): Promise<void> {
    const { webRoot } = this.config;
    if (webRoot) this.root = await WebRoot.read(webRoot);
    if (!this.root.shell) this.logger.warn('There is no web app to serve: WEB_ROOT is not set or holds no index.html');
  }

  /** @throws Refusal when there is no web app to show even the 404 */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [path] = splitOnce(request.url);
    const listed = await this.listOf(path, request.id);
    if (listed) return this.send(request, reply, await this.write(request, path, listed), PAGE);
    // Pages are asked for by their address, never by the name of their file.
    const file = path.endsWith('.html') ? undefined : this.root.file(path);
    if (file) {
      const cacheControl = file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
      return this.send(request, reply, file, { status: 200, cacheControl });
    }
    const { shell } = this.root;
    if (!shell) throw new Refusal('NOT_FOUND');
    if (!isWebRoute(path)) return this.send(request, reply, shell, NOT_FOUND);
    const written = await this.pageWithData(request, path, shell);
    if (!written) return this.send(request, reply, this.root.page(path) ?? shell, PAGE);
    const page = await this.write(request, '/page.html', written.text);
    const { styleHashes } = written;
    this.send(request, reply, page, { ...(written.status === 200 ? PAGE : NOT_FOUND), styleHashes });
  }

  /** For robots: what names jobs of this moment. */
  private async listOf(path: string, requestId: string): Promise<string | null> {
    const robots = path === '/robots.txt' ? this.root.file(path) : undefined;
    if (robots) return this.sitemaps.robots(robots.plain.toString(), requestId);
    const sitemap = this.sitemaps.numberOf(path);
    return sitemap ? this.sitemaps.xmlOf(sitemap, requestId) : null;
  }

  /** A page with what it shows already in it, a job's with its words for robots; null when the built one will do. */
  private async pageWithData(request: FastifyRequest, path: string, shell: WebFile): Promise<Written | null> {
    const drawn = await this.drawn.at(request.url, {
      requestId: request.id,
      client: this.addresses.of(request.raw),
    });
    if (!this.jobs.isFor(path)) return drawn && { ...drawn, text: drawn.html };
    const page = drawn?.html ?? shell.plain.toString();
    const { status, html } = await this.jobs.of(path, page, request.id, drawn?.answers);
    if (html === null && status === 200 && !drawn) return null;
    return { text: html ?? page, status, styleHashes: drawn?.styleHashes };
  }

  private write(request: FastifyRequest, name: string, text: string): Promise<WebFile> {
    return writtenFile(name, text, request.headers['accept-encoding']);
  }

  private send(request: FastifyRequest, reply: FastifyReply, file: WebFile, sent: Sent): void {
    const { body, etag, encoding } = representationOf(file, request.headers['accept-encoding']);
    const { browserOrigins } = this.config;
    const { scriptHashes, styleHashes } = this.root.policy;
    const policy = { scriptHashes, styleHashes: [...new Set([...styleHashes, ...(sent.styleHashes ?? [])])] };
    void reply
      .headers(pageHeaders({ ...policy, publicUrl: this.publicUrl.publicUrl, browserOrigins }))
      .headers({ 'cache-control': sent.cacheControl, vary: 'Accept-Encoding' })
      .status(sent.status);
    if (sent.cacheControl !== 'no-store') {
      void reply.header('etag', etag);
      if (isFresh(request.headers['if-none-match'], etag)) {
        void reply.status(304).send();
        return;
      }
    }
    if (encoding) void reply.header('content-encoding', encoding);
    void reply.type(file.type).send(body);
  }
}
