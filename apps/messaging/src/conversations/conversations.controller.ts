import type { Page } from '@crewcall/contracts-core';
import { type Conversation, conversationRoutes, type Correspondence } from '@crewcall/contracts-messaging';
import { ConversationDto, ConversationListQueryDto, CorrespondenceDto } from '@crewcall/contracts-messaging/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { BlocksService } from './blocks.service.js';
import { ConversationsService } from './conversations.service.js';

@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly blocks: BlocksService,
  ) {}

  @Get(conversationRoutes.list)
  @Can('conversation:read')
  @Paged(ConversationDto)
  list(@CurrentActor() actor: Actor, @Query() query: ConversationListQueryDto): Promise<Page<Conversation>> {
    return this.conversations.listConversations(actor, query);
  }

  @Get(conversationRoutes.withPerson())
  @Can('conversation:read')
  @ApiOkResponse({ type: CorrespondenceDto })
  withPerson(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<Correspondence> {
    return this.conversations.withPerson(actor, userId);
  }

  @Get(conversationRoutes.one())
  @Can('conversation:read')
  @ApiOkResponse({ type: ConversationDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Conversation> {
    return this.conversations.getConversation(actor, id);
  }

  @Delete(conversationRoutes.one())
  @Can('conversation:write')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.conversations.deleteConversation(actor, id);
  }

  @Put(conversationRoutes.block())
  @Can('conversation:write')
  @Idempotent()
  @ApiOkResponse({ type: ConversationDto })
  block(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Conversation> {
    return this.blocks.block(actor, id);
  }

  @Delete(conversationRoutes.block())
  @Can('conversation:write')
  @Idempotent()
  @ApiOkResponse({ type: ConversationDto })
  unblock(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Conversation> {
    return this.blocks.unblock(actor, id);
  }
}
