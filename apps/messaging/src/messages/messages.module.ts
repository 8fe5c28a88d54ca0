import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { BulkMessagesService } from './bulk-messages.service.js';
import { MessagePublisher } from './message-publisher.service.js';
import { MessagePace } from './message-pace.service.js';
import { MessageRepository } from './message.repository.js';
import { MessagesController } from './messages.controller.js';
import { ReadingService } from './reading.service.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptsService } from './receipts.service.js';
import { ReportsService } from './reports.service.js';
import { SendMessageService } from './send-message.service.js';
import { SenderTurnInterceptor } from './sender-turn.interceptor.js';
import { StartConversationService } from './start-conversation.service.js';

@Module({
  imports: [ConversationsModule, AttachmentsModule, PeopleModule, PrivacyModule],
  controllers: [MessagesController],
  providers: [
    SendMessageService,
    StartConversationService,
    BulkMessagesService,
    ReadingService,
    ReceiptsService,
    ReportsService,
    MessagePublisher,
    MessagePace,
    SenderTurnInterceptor,
    MessageRepository,
    ReceiptRepository,
  ],
  exports: [ReceiptsService],
})
export class MessagesModule {}
