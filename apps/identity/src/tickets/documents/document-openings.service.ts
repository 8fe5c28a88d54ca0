import { isRecordId } from '@crewcall/contracts-core';
import { ticketDocumentLimits, type TicketDocumentLink, ticketDocumentRoutes } from '@crewcall/contracts-identity';
import { ticketDocumentOpened } from '@crewcall/contracts-identity/dto';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { markPicture, PdfPages } from '@crewcall/platform-scanning';
import { dispositionOf } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import { AccountAudit } from '../../audit/account-audit.service.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import type { UserEntity } from '../../users/user.entity.js';
import { publicNameOfUser } from '../../users/user.presenter.js';
import type { TicketEntity } from '../ticket.entity.js';
import { TicketMissingError } from '../ticket.errors.js';
import { mayOpenDocument } from '../ticket.policy.js';
import { TicketRepository } from '../ticket.repository.js';
import { DocumentLinks } from './document-links.service.js';
import { DocumentMissingError, LinkOverError, NotTakenError } from './document.errors.js';
import { documentPixels, watermarkWords } from './document.rules.js';
import { StoredDocuments } from './stored-documents.service.js';
import { type StoredDocument, TicketDocumentRepository } from './ticket-document.repository.js';
import { outlineOf } from './watermark.js';

/** Opens a document for its owner and for the administrator who checks it: marked, and written down each time. */
@Injectable()
export class DocumentOpenings {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly rows: TicketDocumentRepository,
    private readonly documents: StoredDocuments,
    private readonly links: DocumentLinks,
    private readonly sessions: SessionsService,
    private readonly pages: PdfPages,
    private readonly audit: AccountAudit,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotTakenError for an administrator who does not check this ticket now */
  async linkTo(actor: Actor, ticketId: string): Promise<TicketDocumentLink> {
    const ticket = isRecordId(ticketId) ? await this.tickets.findTicketOfAnyone(ticketId) : null;
    if (!ticket || (actor.role !== 'admin' && ticket.userId !== actor.id)) throw new TicketMissingError();
    if (!mayOpenDocument(actor, ticket, new Date())) throw new NotTakenError();
    const document = await this.rows.findDocument(ticket.id);
    if (!document) throw new DocumentMissingError();
    const { fileId, type, name } = document;
    const url = ticketDocumentRoutes.file(this.links.linkFor({ ...actor, fileId }));
    return { url, type, name, expires_in: ticketDocumentLimits.linkSeconds };
  }

  /** All is asked again: the reader may be signed out, the ten minutes over, the document another. */
  async open(link: string, now = new Date()): Promise<StreamableFile> {
    const held = this.links.read(link, now.getTime());
    const reader = held && (await this.sessions.userOf(held));
    const document = held && (await this.rows.findDocumentByFile(held.fileId));
    const ticket = document && (await this.tickets.findTicketOfAnyone(document.ticketId));
    if (!reader || !ticket || !mayOpenDocument(reader, ticket, now)) throw new LinkOverError();
    const bytes = await this.marked(document, reader, now);
    await this.noteOpening(ticket, reader);
    return new StreamableFile(bytes, {
      type: document.type,
      length: bytes.length,
      disposition: dispositionOf(document.name),
    });
  }

  private async marked(document: StoredDocument, reader: UserEntity, now: Date): Promise<Buffer> {
    const bytes = await this.documents.readDocument(document);
    const line = outlineOf(watermarkWords(publicNameOfUser(reader), reader.id, now));
    if (document.type !== 'application/pdf') return markPicture(bytes, line, documentPixels);
    const copy = await this.pages.copy({ bytes, mostPages: ticketDocumentLimits.pages, line });
    if (!copy) throw new DocumentMissingError();
    return copy;
  }

  /** Before a byte is sent. */
  private noteOpening({ id, userId, kind }: TicketEntity, reader: UserEntity): Promise<void> {
    return this.transactions.run(async () => {
      await this.audit.record(userId, 'ticket-document-opened', { by: reader.id, ticket: id });
      if (reader.id !== userId)
        await this.events.publish(ticketDocumentOpened, { subjectId: userId, payload: { kind } });
    });
  }
}
