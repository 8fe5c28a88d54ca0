import { ScanningModule } from '@crewcall/platform-scanning';
import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { AttachLaterService } from './attach-later.service.js';
import { AttachmentPublisher } from './attachment-publisher.service.js';
import { AttachmentRepository } from './attachment.repository.js';
import { AttachmentsController } from './attachments.controller.js';
import { AttachmentsService } from './attachments.service.js';
import { MessagePlaceRepository } from './message-place.repository.js';
import { ScanAttachmentTask } from './scan-attachment.task.js';
import { ScanningService } from './scanning.service.js';
import { SweepUploadsService } from './sweep-uploads.service.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [ConversationsModule, ScanningModule],
  controllers: [AttachmentsController],
  providers: [
    UploadsService,
    AttachmentsService,
    AttachLaterService,
    AttachmentPublisher,
    AttachmentRepository,
    MessagePlaceRepository,
    ScanningService,
    ScanAttachmentTask,
    SweepUploadsService,
  ],
  exports: [AttachmentsService],
})
export class AttachmentsModule {}
