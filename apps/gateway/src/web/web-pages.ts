import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isWebRoute } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EdgeConfig } from '../config.js';
import { JobPages } from '../job-pages/job-pages.js';
import { Sitemaps } from '../job-pages/sitemaps.js';
import { Refusal } from '../refusals/refusal.js';
import { pageHeaders } from '../security/security-headers.js';
import { isFresh, representationOf, type WebFile, webFile } from './web-file.js';
import { WebRoot } from './web-root.js';

interface Written {
  type: string;
  text: string;
  status: number;
}

/** The web app's files and pages. An address it does not have is a real 404, shown by the app itself. */
@Injectable()
export class WebPages implements OnModuleInit {
  private readonly logger = new Logger(WebPages.name);
  private root = WebRoot.empty;
  private headers: Record<string, string> = {};

  constructor(
    private readonly config: EdgeConfig,
    private readonly publicUrl: PublicUrlConfig,
    private readonly jobs: JobPages,
    private readonly sitemaps: Sitemaps,
  ) {}

  async onModuleInit(): Promise<void> {
    const { webRoot, browserOrigins } = this.config;
    if (webRoot) this.root = await WebRoot.read(webRoot);
    if (!this.root.shell) this.logger.warn('There is no web app to serve: WEB_ROOT is not set or holds no index.html');
    this.headers = pageHeaders({ ...this.root.policy, publicUrl: this.publicUrl.publicUrl, browserOrigins });
  }

  /** @throws Refusal when there is no web app to show even the 404 */
  async answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    const written = await this.write(request, path);
    if (written) return this.sendWritten(request, reply, written);

    // Pages are asked for by their address, never by the name of their file.
    const file = path.endsWith('.html') ? undefined : this.root.file(path);
    if (file)
      return this.send(request, reply, file, file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    const page = isWebRoute(path) ? this.root.page(path) : undefined;
    if (page) return this.send(request, reply, page, 'no-cache');
    if (!this.root.shell) throw new Refusal('NOT_FOUND');
    void reply.status(404);
    this.send(request, reply, this.root.shell, 'no-store');
  }

  /** What is not a file of the build: it names jobs of this moment. */
  private async write(request: FastifyRequest, path: string): Promise<Written | null> {
    const robots = path === '/robots.txt' ? this.root.file(path) : undefined;
    if (robots) {
      const rules = robots.plain.toString();
      return { type: robots.type, text: await this.sitemaps.robots(rules, request.id), status: 200 };
    }
    const sitemap = this.sitemaps.numberOf(path);
    if (sitemap) {
      const text = await this.sitemaps.xmlOf(sitemap, request.id);
      return { type: 'application/xml; charset=utf-8', text, status: 200 };
    }
    const shell = this.jobs.isFor(path) ? this.root.shell : undefined;
    if (!shell) return null;
    const { status, html } = await this.jobs.of(path, shell.plain.toString(), request.id);
    return html === null && status === 200 ? null : { type: shell.type, text: html ?? shell.plain.toString(), status };
  }

  private sendWritten(request: FastifyRequest, reply: FastifyReply, { type, text, status }: Written): void {
    const { plain, etag } = webFile('written', Buffer.from(text), {});
    const isFound = status === 200;
    void reply.headers({ ...this.headers, 'cache-control': isFound ? 'no-cache' : 'no-store' }).status(status);
    if (isFound) {
      void reply.header('etag', `"${etag}"`);
      if (isFresh(request.headers['if-none-match'], `"${etag}"`)) {
        void reply.status(304).send();
        return;
      }
    }
    void reply.type(type).send(plain);
  }

  private send(request: FastifyRequest, reply: FastifyReply, file: WebFile, cacheControl: string): void {
    const { body, etag, encoding } = representationOf(file, request.headers['accept-encoding']);
    void reply.headers({ ...this.headers, 'cache-control': cacheControl, vary: 'Accept-Encoding' });
    if (cacheControl !== 'no-store') {
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
