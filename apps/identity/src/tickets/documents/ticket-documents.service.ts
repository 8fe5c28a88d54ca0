import { keepsTicketDocument } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import {
  type TakeTicketDocumentRequest,
  ticketDocumentLimits,
  type TicketDocumentUpload,
} from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { beginsAs, contentTypeOf, kindOfName, PdfPages, renderPicture, Scanner } from '@crewcall/platform-scanning';
import { Injectable, Logger } from '@nestjs/common';
import { UploadsService } from '../../media/uploads.service.js';
import type { TicketEntity } from '../ticket.entity.js';
import { TicketMissingError } from '../ticket.errors.js';
import { TicketRepository } from '../ticket.repository.js';
import { TicketsService } from '../tickets.service.js';
import {
  DocumentNotKeptError,
  DocumentTooLargeError,
  DocumentTypeError,
  DocumentUnreadableError,
  DocumentUnsafeError,
  VerifiedAlreadyError,
} from './document.errors.js';
import { documentPixels } from './document.rules.js';
import { type NewDocument, StoredDocuments } from './stored-documents.service.js';

const { bytes: maxBytes, uploadSeconds: expiresInSeconds, uploads: most, pages: mostPages } = ticketDocumentLimits;
const purpose = 'ticket-upload';
/** A user waits for the answer. */
const SCAN_WITHIN_MS = 10_000;

/** Takes documents of tickets from their owners: looked at, made anew and encrypted before they are kept. */
@Injectable()
export class TicketDocumentsService {
  private readonly logger = new Logger(TicketDocumentsService.name);

  constructor(
    private readonly all: TicketsService,
    private readonly tickets: TicketRepository,
    private readonly documents: StoredDocuments,
    private readonly uploads: UploadsService,
    private readonly scanner: Scanner,
    private readonly pages: PdfPages,
  ) {}

  openUpload({ id: ownerId }: Actor): Promise<TicketDocumentUpload> {
    return this.uploads.open({ ownerId, purpose, maxBytes, expiresInSeconds, most });
  }

  /** Whatever comes of it, the upload is over, and nothing of it is left unencrypted. */
  async takeDocument(
    actor: Actor,
    ticketId: string,
    { upload_id, file_name }: TakeTicketDocumentRequest,
  ): Promise<void> {
    assertTakes(isRecordId(ticketId) ? await this.tickets.findTicket(actor.id, ticketId) : null);
    await this.uploads.take(upload_id, { ownerId: actor.id, purpose, maxBytes }, async (bytes) => {
      if (!bytes) throw new DocumentTooLargeError();
      const document = await this.clean(bytes, file_name.trim());
      await this.all.changeTickets(actor.id, () => this.keep(actor, ticketId, document));
    });
  }

  private async keep(actor: Actor, ticketId: string, document: NewDocument): Promise<void> {
    const ticket = assertTakes(await this.tickets.findTicket(actor.id, ticketId));
    await this.documents.keepDocument(ticket.id, actor.id, document);
    const waiting = {
      state: 'unchecked',
      reason: null,
      waitingSince: new Date(),
      takenBy: null,
      takenUntil: null,
    } as const;
    await this.tickets.saveTicket(Object.assign(ticket, waiting, { updatedAt: new Date() }));
  }

  private async clean(bytes: Buffer, name: string): Promise<NewDocument> {
    const kind = kindOfName(name);
    const isAccepted = kind === 'pdf' || kind === 'jpeg' || kind === 'png';
    if (!isAccepted || !beginsAs(kind, bytes)) throw new DocumentTypeError();
    const verdict = await this.scanner.scan(bytes, { fileName: name, withinMs: SCAN_WITHIN_MS });
    if (!verdict.isSafe) {
      this.logger.warn(`A document of a ticket was refused: ${verdict.threat}`);
      throw new DocumentUnsafeError();
    }
    const clean =
      kind === 'pdf'
        ? await this.pages.copy({ bytes, mostPages })
        : await renderPicture(bytes, { format: kind, mostPixels: documentPixels }).catch(() => null);
    if (!clean) throw new DocumentUnreadableError();
    return { bytes: clean, name, type: contentTypeOf(kind) };
  }
}

/** @throws for a ticket that is not the person's, keeps no document, or was verified with the one that it has */
function assertTakes(ticket: TicketEntity | null): TicketEntity {
  if (!ticket) throw new TicketMissingError();
  if (!keepsTicketDocument(ticket.kind)) throw new DocumentNotKeptError();
  if (ticket.state === 'verified') throw new VerifiedAlreadyError();
  return ticket;
}
