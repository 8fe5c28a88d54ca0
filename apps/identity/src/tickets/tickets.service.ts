import { keepsTicketDocument, ticketKeeping, wallTimeOf } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import {
  type OwnTickets,
  type SaveTicketRequest,
  type SharedTicket,
  type Ticket,
  type TicketAudience,
  ticketFactsOf,
  ticketLimits,
  ticketProblems,
  type TicketReason,
} from '@crewcall/contracts-identity';
import type { TicketSeenPayload } from '@crewcall/contracts-bookings/dto';
import { ticketChecked } from '@crewcall/contracts-identity/dto';
import type { Actor } from '@crewcall/platform-auth';
import { newId, Transactions } from '@crewcall/platform-database';
import { assertFine } from '@crewcall/platform-errors';
import { Events } from '@crewcall/platform-events';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { UsersService } from '../users/users.service.js';
import { StoredDocuments } from './documents/stored-documents.service.js';
import { TicketSightingRepository } from './sightings/ticket-sighting.repository.js';
import { remindersOverOn } from './reminder.rules.js';
import { TicketEntity } from './ticket.entity.js';
import { TicketMissingError, TooManyTicketsError } from './ticket.errors.js';
import { TicketPublisher } from './ticket-publisher.service.js';
import { isRefused, presentSharedTicket, presentTicket } from './ticket.presenter.js';
import { TicketRepository } from './ticket.repository.js';

const BATCH = 500;
const today = (): string => wallTimeOf(new Date()).day;

type OldTicket = Pick<TicketEntity, 'id' | 'userId'>;

interface TicketDecision {
  state: 'verified' | 'rejected' | 'withdrawn';
  /** None for what was verified, or replaced by another. */
  reason?: TicketReason | null;
}

/** What crew say of their tickets: their own to change, for companies to read as far as they share. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly documents: StoredDocuments,
    private readonly sightings: TicketSightingRepository,
    private readonly users: UsersService,
    private readonly publisher: TicketPublisher,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async ownTickets(actor: Actor): Promise<OwnTickets> {
    const [tickets, audience] = [await this.tickets.ofUser(actor.id), await this.tickets.audienceOf(actor.id)];
    const ids = tickets.map(({ id }) => id);
    const [documents, seenBy] = [await this.documents.ofTickets(ids), await this.sightings.sightingCountsOf(ids)];
    const besideOf = ({ id }: TicketEntity) => ({ document: documents.get(id), seenBy: seenBy.get(id) ?? 0 });
    return { tickets: tickets.map((ticket) => presentTicket(ticket, besideOf(ticket), today())), audience };
  }

  async ownOne(actor: Actor, id: string): Promise<Ticket> {
    return this.present(await this.requireOwn(actor, id));
  }

  /** None of a person who shares with other companies only. @throws ProfileMissingError for who is hidden */
  async sharedBy(actor: Actor, userId: string): Promise<SharedTicket[]> {
    if (!(await this.users.findShown(actor, userId, 'freelancer'))) throw new ProfileMissingError();
    const isShared =
      (await this.tickets.audienceOf(userId)) === 'companies' || (await this.users.hasApplied(userId, actor.id));
    if (!isShared) return [];
    const shown = (await this.tickets.ofUser(userId)).filter((ticket) => !isRefused(ticket));
    const seenBy = await this.sightings.sightingCountsOf(shown.map(({ id }) => id));
    return shown.map((ticket) => presentSharedTicket(ticket, seenBy.get(ticket.id) ?? 0, today()));
  }

  addTicket(actor: Actor, request: SaveTicketRequest): Promise<Ticket> {
    assertFine(ticketProblems(request));
    return this.changeTickets(actor.id, async () => {
      if ((await this.tickets.countTickets(actor.id)) >= ticketLimits.tickets) throw new TooManyTicketsError();
      const now = new Date();
      const facts = ticketFactsOf(request);
      const ticket = Object.assign(new TicketEntity(), {
        ...facts,
        id: newId(),
        userId: actor.id,
        last4: facts.last4 ?? null,
        remindedDays: remindersOverOn(today(), facts.expiresOn),
        state: 'unchecked',
        reason: null,
        waitingSince: ticketKeeping[facts.kind].checkedBy === 'register' ? now : null,
        decidedAt: null,
        waitedSeconds: null,
        takenBy: null,
        takenUntil: null,
        createdAt: now,
        updatedAt: now,
      } satisfies TicketEntity);
      await this.tickets.saveTicket(ticket);
      return this.present(ticket);
    });
  }

  /** What was checked is not any more, and is to be checked again. */
  editTicket(actor: Actor, id: string, request: SaveTicketRequest): Promise<Ticket> {
    assertFine(ticketProblems(request));
    return this.changeTickets(actor.id, async () => {
      const ticket = await this.requireOwn(actor, id);
      const { last4, ...facts } = ticketFactsOf(request);
      // The number is never sent back to be edited, so one that is not sent is the one of before.
      const kept = facts.kind === ticket.kind ? ticket.last4 : null;
      if (facts.expiresOn !== ticket.expiresOn) ticket.remindedDays = remindersOverOn(today(), facts.expiresOn);
      if (isOtherCard(ticket, facts)) await this.sightings.forgetSightings(ticket.id);
      Object.assign(ticket, facts, { last4: last4 === undefined ? kept : last4, updatedAt: new Date() });
      if (!keepsTicketDocument(ticket.kind)) await this.documents.destroyDocument(ticket.id);
      await this.waitAgain(ticket);
      await this.tickets.saveTicket(ticket);
      return this.present(ticket);
    });
  }

  removeTicket(actor: Actor, id: string): Promise<void> {
    return this.changeTickets(actor.id, async () => {
      await this.forget(await this.requireOwn(actor, id));
    });
  }

  /** What an administrator says of a ticket. Part of a transaction that holds its owner's tickets. */
  async decideTicket(ticket: TicketEntity, { state, reason = null }: TicketDecision): Promise<void> {
    this.transactions.require();
    const now = new Date();
    const waited = ticket.waitingSince && Math.round((now.getTime() - ticket.waitingSince.getTime()) / 1000);
    const decided = {
      state,
      reason,
      decidedAt: now,
      updatedAt: now,
      waitingSince: null,
      takenBy: null,
      takenUntil: null,
    };
    Object.assign(ticket, decided, { waitedSeconds: waited ?? ticket.waitedSeconds });
    await this.tickets.saveTicket(ticket);
    const isOnce = ticketKeeping[ticket.kind].checkedBy === 'document-once';
    if (isOnce && state === 'verified') await this.documents.destroyDocument(ticket.id);
    // One that was replaced needs no event beside that of the new one.
    if (state === 'withdrawn' && !reason) return;
    const payload = { kind: ticket.kind, state, reason };
    await this.events.publish(ticketChecked, { subjectId: ticket.userId, payload });
  }

  async shareTickets(actor: Actor, audience: TicketAudience): Promise<OwnTickets> {
    await this.changeTickets(actor.id, () => this.tickets.shareTickets(actor.id, audience));
    return this.ownTickets(actor);
  }

  /** A company saw the card. What was changed or removed meanwhile it did not see. */
  async noteSeen(seen: TicketSeenPayload): Promise<void> {
    if (!(await this.tickets.findTicket(seen.freelancer_id, seen.ticket_id))) return;
    await this.changeTickets(seen.freelancer_id, () => this.sightings.addSighting(seen));
  }

  /** Each with its document; of what was rejected long ago the document alone. */
  @Recurring('forget-old-tickets', { everySeconds: 24 * 3600 })
  async forgetOld(day = today()): Promise<void> {
    for (;;) {
      const userIds = await this.tickets.holdersOfOld(day, BATCH);
      for (const userId of userIds) await this.changeTickets(userId, () => this.forgetOldOf(userId, day));
      if (userIds.length < BATCH) return;
    }
  }

  /**
   * What happens to tickets of a person: one change after the other, each published at its end.
   * @throws TicketMissingError for a person who left
   */
  changeTickets<Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer> {
    return this.transactions.run(async () => {
      if ((await this.tickets.holdOwner(userId)) === null) throw new TicketMissingError();
      const answer = await work();
      await this.publisher.publish(userId);
      return answer;
    });
  }

  private async requireOwn(actor: Actor, id: string): Promise<TicketEntity> {
    const ticket = isRecordId(id) ? await this.tickets.findTicket(actor.id, id) : null;
    if (!ticket) throw new TicketMissingError();
    return ticket;
  }

  private async forgetOldOf(userId: string, day: string): Promise<void> {
    for (const { id, is_old } of await this.tickets.oldTicketsOf(userId, day))
      await (is_old ? this.forget({ id, userId }) : this.documents.destroyDocument(id));
  }

  private async forget({ id, userId }: OldTicket): Promise<void> {
    await this.documents.destroyDocument(id);
    await this.tickets.removeTicket(userId, id);
  }

  private async waitAgain(ticket: TicketEntity): Promise<void> {
    const { checkedBy } = ticketKeeping[ticket.kind];
    const isToCheck = checkedBy === 'register' || (await this.documents.findDocument(ticket.id)) !== null;
    const waitingSince = isToCheck ? (ticket.waitingSince ?? new Date()) : null;
    Object.assign(ticket, { state: 'unchecked', reason: null, waitingSince, takenBy: null, takenUntil: null });
  }

  private async present(ticket: TicketEntity): Promise<Ticket> {
    const seenBy = (await this.sightings.sightingCountsOf([ticket.id])).get(ticket.id) ?? 0;
    return presentTicket(
      ticket,
      { document: (await this.documents.findDocument(ticket.id)) ?? undefined, seenBy },
      today(),
    );
  }
}

type OnCard = Pick<TicketEntity, 'kind' | 'level' | 'sumPence' | 'expiresOn'>;
const isOtherCard = (ticket: OnCard, { kind, level, sumPence, expiresOn }: OnCard): boolean =>
  ticket.kind !== kind || ticket.level !== level || ticket.sumPence !== sumPence || ticket.expiresOn !== expiresOn;
