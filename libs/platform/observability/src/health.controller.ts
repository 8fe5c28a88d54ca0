import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HealthRegistry } from './health.registry.js';
import { Public } from './public.decorator.js';

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

  /** Everything it needs is reachable and it is not shutting down. A balancer sends work only then. */
  @Get('ready')
  @Public()
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const { ready, checks } = await this.registry.check();
    void reply.status(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'unavailable', checks };
  }
}
