import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { StoredFilesService } from '../../media/stored-files.service.js';
import { keyOfDocument, newSecret, seal, unseal } from './document-cipher.js';
import { DocumentKeys } from './document-keys.service.js';
import { DocumentMissingError } from './document.errors.js';
import { type StoredDocument, TicketDocumentRepository } from './ticket-document.repository.js';

export interface NewDocument {
  bytes: Buffer;
  name: string;
  type: string;
}

/** Documents as they are kept: encrypted, under the key of their person and a secret of their own. */
@Injectable()
export class StoredDocuments {
  constructor(
    private readonly documents: TicketDocumentRepository,
    private readonly keys: DocumentKeys,
    private readonly files: StoredFilesService,
    private readonly transactions: Transactions,
  ) {}

  findDocument(ticketId: string): Promise<StoredDocument | null> {
    return this.documents.findDocument(ticketId);
  }

  ofTickets(ticketIds: readonly string[]): Promise<Map<string, StoredDocument>> {
    return this.documents.ofTickets(ticketIds);
  }

  /** In place of the one that the ticket has. Part of the transaction that holds the person's tickets. */
  async keepDocument(ticketId: string, userId: string, { bytes, name, type }: NewDocument): Promise<void> {
    this.transactions.require();
    const secret = newSecret();
    const sealed = seal(keyOfDocument(await this.keys.keyFor(userId), secret), ticketId, bytes);
    const contentType = 'application/octet-stream';
    const fileId = await this.files.storeFile({ ownerId: userId, purpose: 'ticket', contentType }, sealed);
    await this.files.keepFile(fileId);
    await this.discard(ticketId);
    const size = bytes.length;
    await this.documents.addDocument({ ticketId, userId, fileId, name, type, size, secret, addedAt: new Date() });
  }

  /** The secret goes with this transaction, and the last one's key; the bytes, which open no more, by a task. */
  async destroyDocument(ticketId: string): Promise<void> {
    const document = await this.discard(ticketId);
    if (document) await this.keys.destroyUnused(document.userId);
  }

  /** @throws DocumentMissingError also for one that was destroyed while it was asked for */
  async readDocument({ ticketId, userId, fileId, secret }: StoredDocument): Promise<Buffer> {
    const key = await this.keys.keyOf(userId);
    if (!key) throw new DocumentMissingError();
    const sealed = await buffer(await this.files.readFile(fileId));
    return unseal(keyOfDocument(key, secret), ticketId, sealed);
  }

  private async discard(ticketId: string): Promise<StoredDocument | null> {
    this.transactions.require();
    const document = await this.documents.findDocument(ticketId);
    if (!document) return null;
    await this.documents.removeDocument(ticketId);
    await this.files.discardFile(document.fileId);
    return document;
  }
}
