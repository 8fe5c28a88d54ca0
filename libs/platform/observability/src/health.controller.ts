import type { IncomingMessage } from 'node:http';
import { Controller, Get, HttpCode, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HealthRegistry } from './health.registry.js';
import { Public } from './public.decorator.js';

/** A proxy on the same machine says for whom it asks. */
const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly registry: HealthRegistry) {}

  /** The process answers. A supervisor restarts it when it does not. */
  @Get('live')
  @Public()
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Everything it needs is reachable and it is not shutting down: a start has come to its end. What it needs, and which
   * of that is down, is said on the same machine only.
   */
  @Get('ready')
  @Public()
  async ready(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const { ready, checks } = await this.registry.check();
    void reply.status(ready ? 200 : 503);
    const status = ready ? 'ok' : 'unavailable';
    return isFromThisMachine(request.raw) ? { status, checks } : { status };
  }

  /**
   * Whether requests are to be sent here. Without Redis they are answered, by every replica alike: a balancer that asked
   * whether this one is ready would then have no one left to send them to.
   */
  @Get('serving')
  @Public()
  async serving(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const isServing = await this.registry.isServing();
    void reply.status(isServing ? 200 : 503);
    return { status: isServing ? 'ok' : 'unavailable' };
  }
}
