import { adminRoutes } from '@crewcall/contracts-admin';
import { ActivityItemDto, ActivityQueryDto } from '@crewcall/contracts-admin/dto';
import { TOTAL_COUNT_HEADER } from '@crewcall/contracts-core';
import { Can } from '@crewcall/platform-auth';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ActivityService } from './activity.service.js';

@Controller()
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get(adminRoutes.activity)
  @Can('activity:read')
  @ApiOkResponse({ type: [ActivityItemDto] })
  async list(
    @Query() query: ActivityQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActivityItemDto[]> {
    const { items, total } = await this.activity.listActivity(query);
    void reply.header(TOTAL_COUNT_HEADER, String(total));
    return items;
  }
}
