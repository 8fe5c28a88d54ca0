import { TOTAL_COUNT_HEADER } from '@crewcall/contracts-core';
import { notificationRoutes } from '@crewcall/contracts-notifications';
import {
  CategoryParamDto,
  ChangedCountDto,
  NotificationDto,
  NotificationsQueryDto,
} from '@crewcall/contracts-notifications/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Delete, Get, Headers, HttpCode, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerRevision } from '../counts/revision-etag.js';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get(notificationRoutes.list)
  @Can('notification:read')
  @ApiOkResponse({ type: [NotificationDto] })
  async list(
    @CurrentActor() actor: Actor,
    @Query() query: NotificationsQueryDto,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationDto[] | undefined> {
    // Taken before the list: a change in between only makes the next poll ask in vain.
    const counts = await this.notifications.countsFor(actor);
    if (answerRevision(reply, known, actor, counts.revision)) return undefined;
    const { items, total } = await this.notifications.listNotifications(actor, query, counts);
    void reply.header(TOTAL_COUNT_HEADER, String(total));
    return items as NotificationDto[];
  }

  @Patch(notificationRoutes.markAllRead)
  @Can('notification:change')
  @ApiOkResponse({ type: ChangedCountDto })
  markAllRead(@CurrentActor() actor: Actor): Promise<ChangedCountDto> {
    return this.notifications.markAllRead(actor);
  }

  @Patch(notificationRoutes.markCategoryRead())
  @Can('notification:change')
  @ApiOkResponse({ type: ChangedCountDto })
  markCategoryRead(@CurrentActor() actor: Actor, @Param() { category }: CategoryParamDto): Promise<ChangedCountDto> {
    return this.notifications.markAllRead(actor, category);
  }

  @Patch(notificationRoutes.markRead())
  @Can('notification:change')
  @ApiOkResponse({ type: NotificationDto })
  markRead(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<NotificationDto> {
    return this.notifications.markRead(actor, id) as Promise<NotificationDto>;
  }

  @Delete(notificationRoutes.one())
  @Can('notification:change')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    await this.notifications.removeNotification(actor, id);
  }
}
