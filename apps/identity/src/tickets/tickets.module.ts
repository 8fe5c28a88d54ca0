import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { TicketChecksController } from './checks/ticket-checks.controller.js';
import { TicketChecksService } from './checks/ticket-checks.service.js';
import { TicketQueueRepository } from './checks/ticket-queue.repository.js';
import { DocumentKeys } from './documents/document-keys.service.js';
import { DocumentLinks } from './documents/document-links.service.js';
import { DocumentOpenings } from './documents/document-openings.service.js';
import { StoredDocuments } from './documents/stored-documents.service.js';
import { TicketDocumentRepository } from './documents/ticket-document.repository.js';
import { TicketDocumentsController } from './documents/ticket-documents.controller.js';
import { TicketDocumentsService } from './documents/ticket-documents.service.js';
import { TicketSightingRepository } from './sightings/ticket-sighting.repository.js';
import { TicketSightingsConsumer } from './sightings/ticket-sightings.consumer.js';
import { TicketReminderRepository } from './ticket-reminder.repository.js';
import { TicketRemindersService } from './ticket-reminders.service.js';
import { TicketPublisher } from './ticket-publisher.service.js';
import { TicketRepository } from './ticket.repository.js';
import { TicketsController } from './tickets.controller.js';
import { TicketsService } from './tickets.service.js';

@Module({
  imports: [AuditModule, MediaModule, SessionsModule, UsersModule],
  controllers: [TicketChecksController, TicketDocumentsController, TicketsController],
  providers: [
    TicketsService,
    TicketDocumentsService,
    TicketChecksService,
    TicketQueueRepository,
    DocumentOpenings,
    DocumentLinks,
    StoredDocuments,
    TicketDocumentRepository,
    DocumentKeys,
    TicketRepository,
    TicketPublisher,
    TicketSightingRepository,
    TicketSightingsConsumer,
    TicketRemindersService,
    TicketReminderRepository,
  ],
  exports: [TicketPublisher],
})
export class TicketsModule {}
