import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { pageHeaders } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Public } from '@crewcall/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebServerConfig } from '../config.js';
import { compressed, encodingFor } from './compressed.js';
import { WebProgram } from './web-program.service.js';

/** Every address that the gateway has no file for. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly program: WebProgram,
    private readonly config: WebServerConfig,
    private readonly site: PublicUrlConfig,
  ) {}

  @Get(['/', '*'])
  @Public()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (reply.raw.destroyed) return;
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const answer = await this.program.answer({
      address: request.url,
      userAgent: request.headers['user-agent'] ?? '',
      nonce: one(request.headers[pageHeaders.nonce]),
      services: { origin: this.config.gateway, headers: headersToServices(request) },
      publicUrl: this.site.publicUrl.replace(/\/$/, ''),
      signal: leaving.signal,
    });
    if (!answer) {
      await reply.status(503).header('retry-after', '2').send();
      return;
    }
    void reply.status(answer.status).headers(answer.headers);
    if (!answer.body) {
      await reply.send();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    await reply.send(compressed(answer.body, encoding));
  }
}

const one = (header: string | string[] | undefined): string => [header].flat()[0] ?? '';

/** Who asks, as the gateway proved it; nothing else of the visitor's own headers. */
function headersToServices({ headers, id }: FastifyRequest): Record<string, string> {
  const { authorization } = headers;
  return {
    ...(authorization ? { authorization } : {}),
    [pageHeaders.visit]: one(headers[pageHeaders.visit]),
    'x-request-id': id,
  };
}
