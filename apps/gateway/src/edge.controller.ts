import { All, Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@crewcall/platform-observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forwarder } from './forwarding/forwarder.service.js';
import { sendError } from './errors/send-error.js';
import { EdgeError } from './errors/edge.errors.js';
import { WebFiles } from './web/web-files.service.js';

/** Everything but health: the services' addresses are passed on, all others belong to the web app. */
@ApiExcludeController()
@Controller()
export class EdgeController {
  private readonly logger = new Logger(EdgeController.name);

  constructor(
    private readonly forwarder: Forwarder,
    private readonly web: WebFiles,
  ) {}

  /** Who may do what is decided by the service that answers. */
  @All(['api', 'api/*', 'ical/*', 'ws', 'ws/*'])
  @Public()
  async toService(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answered(request, reply, this.forwarder.forward(request, reply));
  }

  @Get(['/', '*'])
  @Public()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answered(request, reply, this.web.answer(request, reply));
  }

  /** An error is an answer too. */
  private async answered(request: FastifyRequest, reply: FastifyReply, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof EdgeError)) throw error;
      if (request.raw.destroyed && reply.raw.destroyed) this.logger.debug('The caller hung up');
      else sendError(request, reply, error);
    }
  }
}
