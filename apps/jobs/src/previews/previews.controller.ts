import { createHash } from 'node:crypto';
import { jobRoutes } from '@crewcall/contracts-jobs';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PreviewsService } from './previews.service.js';

@Controller()
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  /** Its address changes with the job, so it may be kept for a day. */
  @Get(jobRoutes.preview())
  @Public()
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async read(
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = await this.previews.read(id);
    const etag = `"${createHash('sha256').update(picture).digest('base64url')}"`;
    void reply.headers({ etag, 'cache-control': 'public, max-age=86400' });
    if (known === etag) return reply.status(304).send();
    return reply.type('image/png').send(picture);
  }
}
