import { adminRoutes } from '@crewcall/contracts-admin';
import {
  AdminFeedbackDto,
  FeedbackListAnswerDto,
  FeedbackListQueryDto,
  FeedbackPriorityDto,
  FeedbackResponseDto,
  FeedbackStatsDto,
  FeedbackStatusDto,
} from '@crewcall/contracts-admin/dto';
import { TOTAL_COUNT_HEADER } from '@crewcall/contracts-core';
import { Can } from '@crewcall/platform-auth';
import { ClientAddress } from '@crewcall/platform-bootstrap';
import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FeedbackDeskService } from './feedback-desk.service.js';

@Controller()
export class FeedbackDeskController {
  constructor(private readonly desk: FeedbackDeskService) {}

  @Get(adminRoutes.feedbackList)
  @Can('feedback:manage')
  @ApiOkResponse({ type: FeedbackListAnswerDto })
  async list(
    @Query() query: FeedbackListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FeedbackListAnswerDto> {
    const { items, total } = await this.desk.pageOfFeedback(query);
    void reply.header(TOTAL_COUNT_HEADER, String(total));
    return { feedback: items };
  }

  @Get(adminRoutes.feedbackStats)
  @Can('feedback:manage')
  @ApiOkResponse({ type: FeedbackStatsDto })
  stats(): Promise<FeedbackStatsDto> {
    return this.desk.feedbackStats();
  }

  @Put(adminRoutes.feedbackStatus())
  @Can('feedback:manage')
  @ApiOkResponse({ type: AdminFeedbackDto })
  setStatus(
    @Param('id') id: string,
    @Body() { status }: FeedbackStatusDto,
    @ClientAddress() address: string,
  ): Promise<AdminFeedbackDto> {
    return this.desk.setStatus(id, status, address);
  }

  @Put(adminRoutes.feedbackPriority())
  @Can('feedback:manage')
  @ApiOkResponse({ type: AdminFeedbackDto })
  setPriority(
    @Param('id') id: string,
    @Body() { priority }: FeedbackPriorityDto,
    @ClientAddress() address: string,
  ): Promise<AdminFeedbackDto> {
    return this.desk.setPriority(id, priority, address);
  }

  @Put(adminRoutes.feedbackResponse())
  @Can('feedback:manage')
  @ApiOkResponse({ type: AdminFeedbackDto })
  respond(
    @Param('id') id: string,
    @Body() { response }: FeedbackResponseDto,
    @ClientAddress() address: string,
  ): Promise<AdminFeedbackDto> {
    return this.desk.respond(id, response, address);
  }
}
