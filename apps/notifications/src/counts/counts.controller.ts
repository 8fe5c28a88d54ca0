import { notificationRoutes } from '@crewcall/contracts-notifications';
import { CategoryCountsDto, UnreadCountDto } from '@crewcall/contracts-notifications/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerRevision } from './revision-etag.js';
import { CountsService } from './counts.service.js';

@Controller()
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Get(notificationRoutes.unreadCount)
  @Can('notification:read')
  @ApiOkResponse({ type: UnreadCountDto })
  async unread(
    @CurrentActor() actor: Actor,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UnreadCountDto | undefined> {
    const { revision, answer } = await this.counts.unread(actor);
    return answerRevision(reply, known, actor, revision) ? undefined : answer;
  }

  @Get(notificationRoutes.categoryCounts)
  @Can('notification:read')
  @ApiOkResponse({ type: CategoryCountsDto })
  async byCategory(
    @CurrentActor() actor: Actor,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CategoryCountsDto | undefined> {
    const { revision, answer } = await this.counts.byCategory(actor);
    return answerRevision(reply, known, actor, revision) ? undefined : answer;
  }
}
