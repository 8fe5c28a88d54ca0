import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { BlockRepository } from './block.repository.js';
import { BlocksService } from './blocks.service.js';
import { ConversationsConsumer } from './conversations.consumer.js';
import { ConversationListRepository } from './conversation-list.repository.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';
import { DealingRepository } from './dealing.repository.js';
import { PublishBlocksService } from './publish-blocks.service.js';
import { PlacesService } from './places.service.js';
import { StandingService } from './standing.service.js';

@Module({
  imports: [PeopleModule, PresenceModule],
  controllers: [ConversationsController],
  providers: [
    ConversationsService,
    PlacesService,
    BlocksService,
    StandingService,
    ConversationRepository,
    ConversationListRepository,
    BlockRepository,
    PublishBlocksService,
    DealingRepository,
    ConversationsConsumer,
  ],
  exports: [ConversationsService, PlacesService, StandingService],
})
export class ConversationsModule {}
