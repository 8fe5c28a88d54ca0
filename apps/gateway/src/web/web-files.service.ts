import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PublicUrlConfig } from '@crewcall/platform-config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EdgeConfig } from '../config.js';
import { EdgeError } from '../errors/edge.errors.js';
import { splitOnce } from '../forwarding/affinity.js';
import { RenderedPages } from '../pages/rendered-pages.service.js';
import { pageHeaders } from '../security/security-headers.js';
import { isBuiltFile, isFresh, representationOf, type WebFile } from './web-file.js';
import { WebRoot } from './web-root.js';

/** What a browser asks for outside of the API: a file of the web app, or else a page. */
@Injectable()
export class WebFiles implements OnModuleInit {
  private readonly logger = new Logger(WebFiles.name);
  private root = WebRoot.empty;

  constructor(
    private readonly config: EdgeConfig,
    private readonly publicUrl: PublicUrlConfig,
    private readonly pages: RenderedPages,
  ) {}

  async onModuleInit(): Promise<void> {
    const { webRoot } = this.config;
    if (webRoot) this.root = await WebRoot.read(webRoot);
    else this.logger.warn('There are no files to serve: WEB_ROOT is not set');
  }

  /** @throws EdgeError when there is no web app to show even the 404, or no such file of the build */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [path] = splitOnce(request.url);
    const file = this.root.file(path);
    if (file) return this.send(request, reply, file);
    // Files are counted by no limit, so an unknown one may not cost what a page does.
    if (isBuiltFile(path)) throw new EdgeError('NOT_FOUND');
    await this.pages.answer(request, reply);
  }

  private send(request: FastifyRequest, reply: FastifyReply, file: WebFile): void {
    const { body, etag, encoding } = representationOf(file, request.headers['accept-encoding']);
    const { browserOrigins } = this.config;
    void reply.headers(pageHeaders({ publicUrl: this.publicUrl.publicUrl, browserOrigins })).headers({
      'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      etag,
    });
    if (isFresh(request.headers['if-none-match'], etag)) {
      void reply.status(304).send();
      return;
    }
    if (encoding) void reply.header('content-encoding', encoding);
    void reply.type(file.type).send(body);
  }
}
