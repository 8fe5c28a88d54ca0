import { createHash } from 'node:crypto';
import { calendarRoutes, type CalendarFeed, type NewCalendarFeed } from '@crewcall/contracts-bookings';
import { CalendarFeedDto, FeedChoiceDto, NewCalendarFeedDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FeedsService } from './feeds.service.js';

@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Get(calendarRoutes.feeds)
  @Can('calendar-feed:own')
  @ApiOkResponse({ type: [CalendarFeedDto] })
  list(@CurrentActor() actor: Actor): Promise<CalendarFeed[]> {
    return this.feeds.list(actor);
  }

  /** Not idempotent: its answer is a secret, which is kept nowhere. */
  @Post(calendarRoutes.feeds)
  @Can('calendar-feed:own')
  @ApiCreatedResponse({ type: NewCalendarFeedDto })
  makeAddress(@CurrentActor() actor: Actor, @Body() choice: FeedChoiceDto): Promise<NewCalendarFeed> {
    return this.feeds.makeAddress(actor, choice);
  }

  @Put(calendarRoutes.feeds)
  @Can('calendar-feed:own')
  @ApiOkResponse({ type: CalendarFeedDto })
  change(@CurrentActor() actor: Actor, @Body() choice: FeedChoiceDto): Promise<CalendarFeed> {
    return this.feeds.change(actor, choice);
  }

  @Delete(calendarRoutes.feeds)
  @Can('calendar-feed:own')
  @HttpCode(204)
  @ApiNoContentResponse()
  turnOff(@CurrentActor() actor: Actor): Promise<void> {
    return this.feeds.turnOff(actor.id);
  }

  /** By its address alone: calendar apps cannot sign in. */
  @Get(calendarRoutes.feedFile())
  @Public()
  @ApiProduces('text/calendar')
  async read(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    void reply.header('x-robots-tag', 'noindex, nofollow');
    const text = await this.feeds.read(file);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.type('text/calendar; charset=utf-8');
    return text;
  }
}
