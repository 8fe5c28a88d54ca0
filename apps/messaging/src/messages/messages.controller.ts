import {
  type BulkMessageResult,
  conversationRoutes,
  type Message,
  messageRoutes,
  NEXT_CURSOR_HEADER,
  type StartedConversation,
  type UnreadMessages,
} from '@crewcall/contracts-messaging';
import {
  BulkMessageDto,
  BulkMessageResultDto,
  MarkReadDto,
  MessageDto,
  MessageListQueryDto,
  MessageReplayQueryDto,
  ReportMessageDto,
  SendMessageDto,
  StartConversationDto,
  StartedConversationDto,
  UnreadMessagesDto,
  UnreadMessagesQueryDto,
} from '@crewcall/contracts-messaging/dto';
import { LIVE_REPLAY_MAX, type LiveRecord } from '@crewcall/contracts-core';
import { type Actor, assertSubject, Can, CurrentActor } from '@crewcall/platform-auth';
import { WaitsFor } from '@crewcall/platform-events';
import { Idempotent } from '@crewcall/platform-idempotency';
import { LiveReplay } from '@crewcall/platform-live';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BulkMessagesService } from './bulk-messages.service.js';
import { ReadingService } from './reading.service.js';
import { ReceiptsService } from './receipts.service.js';
import { ReportsService } from './reports.service.js';
import { SendMessageService } from './send-message.service.js';
import { SenderTurnInterceptor } from './sender-turn.interceptor.js';
import { StartConversationService } from './start-conversation.service.js';

@Controller()
export class MessagesController {
  constructor(
    private readonly sending: SendMessageService,
    private readonly starting: StartConversationService,
    private readonly bulk: BulkMessagesService,
    private readonly reading: ReadingService,
    private readonly receipts: ReceiptsService,
    private readonly reports: ReportsService,
    private readonly replay: LiveReplay,
  ) {}

  @Post(conversationRoutes.list)
  @Can('conversation:write')
  @WaitsFor('userTwoId')
  @Idempotent()
  @UseInterceptors(SenderTurnInterceptor)
  @ApiCreatedResponse({ type: StartedConversationDto })
  start(@CurrentActor() actor: Actor, @Body() input: StartConversationDto): Promise<StartedConversation> {
    return this.starting.start(actor, input);
  }

  @Get(conversationRoutes.messages())
  @Can('conversation:read')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [MessageDto], description: 'The newest first; the header says where the next page begins.' })
  async history(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: MessageListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Message[]> {
    const { messages, next } = await this.reading.history(actor, id, query);
    if (next !== null) void reply.header(NEXT_CURSOR_HEADER, next);
    return messages;
  }

  @Post(conversationRoutes.read())
  @Can('conversation:read')
  @HttpCode(204)
  @ApiNoContentResponse()
  markRead(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: MarkReadDto): Promise<void> {
    return this.reading.markRead(actor, id, input);
  }

  @Post(messageRoutes.send)
  @Can('conversation:write')
  @Idempotent()
  @UseInterceptors(SenderTurnInterceptor)
  @ApiCreatedResponse({ type: MessageDto })
  send(@CurrentActor() actor: Actor, @Body() input: SendMessageDto): Promise<Message> {
    return this.sending.send(actor, input);
  }

  /** Without a key of its own: the name of the messages keeps each from being sent twice. */
  @Post(messageRoutes.bulk)
  @Can('conversation:write-to-many')
  @HttpCode(200)
  @UseInterceptors(SenderTurnInterceptor)
  @ApiOkResponse({ type: BulkMessageResultDto })
  sendToMany(@CurrentActor() actor: Actor, @Body() input: BulkMessageDto): Promise<BulkMessageResult> {
    return this.bulk.send(actor, input);
  }

  @Get(messageRoutes.unreadCount)
  @Can('conversation:read')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: UnreadMessagesDto })
  async countUnread(
    @CurrentActor() actor: Actor,
    @Query() { userId }: UnreadMessagesQueryDto,
  ): Promise<UnreadMessages> {
    assertSubject(actor, userId);
    return { count: await this.receipts.unreadOf(actor.id) };
  }

  @Post(messageRoutes.report())
  @Can('conversation:read')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  report(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: ReportMessageDto): Promise<void> {
    return this.reports.report(actor, id, input);
  }

  @Get(messageRoutes.live)
  @Can('conversation:read')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: `At most ${LIVE_REPLAY_MAX} live events after the given number, oldest first.` })
  missed(@CurrentActor() actor: Actor, @Query() { after }: MessageReplayQueryDto): Promise<LiveRecord[]> {
    return this.replay.since(actor.id, after);
  }
}
