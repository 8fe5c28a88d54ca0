import { wallTimeOf } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import type { TicketQueue, TicketReason } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { AccountAudit } from '../../audit/account-audit.service.js';
import { ExpiryDiffersError, NotTakenError, NotWaitingError, TakenError } from '../documents/document.errors.js';
import { StoredDocuments } from '../documents/stored-documents.service.js';
import type { TicketEntity } from '../ticket.entity.js';
import { TicketMissingError } from '../ticket.errors.js';
import { isTakenBy } from '../ticket.policy.js';
import { TicketRepository } from '../ticket.repository.js';
import { TicketsService } from '../tickets.service.js';
import { presentChecked, presentToCheck } from './ticket-check.presenter.js';
import { TicketQueueRepository } from './ticket-queue.repository.js';

const today = (): string => wallTimeOf(new Date()).day;

/** Administrators look at tickets, one administrator at one ticket, and say what they found. */
@Injectable()
export class TicketChecksService {
  constructor(
    private readonly queued: TicketQueueRepository,
    private readonly tickets: TicketRepository,
    private readonly all: TicketsService,
    private readonly documents: StoredDocuments,
    private readonly audit: AccountAudit,
  ) {}

  async queue({ id: adminId }: Actor): Promise<TicketQueue> {
    const waiting = await this.queued.waitingTickets(today(), adminId);
    const documents = await this.documents.ofTickets(waiting.map(({ id }) => id));
    const median = await this.queued.medianSeconds();
    return {
      waiting: await this.queued.countWaiting(today(), adminId),
      median_minutes: median === null ? null : Math.round(median / 60),
      tickets: waiting.map((ticket) => presentToCheck(ticket, documents.get(ticket.id), adminId)),
      checked: (await this.queued.decidedTickets()).map(presentChecked),
    };
  }

  /** @throws TakenError while it is another administrator's; NotWaitingError */
  async take(actor: Actor, id: string): Promise<TicketQueue> {
    const { userId, waitingSince } = await this.find(id);
    if (userId === actor.id || !waitingSince) throw new NotWaitingError();
    if (!(await this.queued.takeTicket(id, today(), actor.id))) throw new TakenError();
    return this.queue(actor);
  }

  async putBack(actor: Actor, id: string): Promise<void> {
    await this.queued.putBack((await this.find(id)).id, actor.id);
  }

  /** The expiry is typed again from the document: both must agree. */
  async verify(actor: Actor, id: string, expiresOn: string | null): Promise<void> {
    await this.decide(actor, id, async (ticket) => {
      if (ticket.expiresOn !== expiresOn) throw new ExpiryDiffersError();
      await this.all.decideTicket(ticket, { state: 'verified' });
      for (const older of await this.tickets.ofUser(ticket.userId))
        if (isReplaced(older, ticket)) await this.all.decideTicket(older, { state: 'withdrawn' });
      return 'ticket-verified';
    });
  }

  async reject(actor: Actor, id: string, reason: TicketReason): Promise<void> {
    await this.decide(actor, id, async (ticket) => {
      await this.all.decideTicket(ticket, { state: 'rejected', reason });
      return 'ticket-rejected';
    });
  }

  /** What was verified, and should not have been. */
  async withdraw(actor: Actor, id: string, reason: TicketReason): Promise<void> {
    const { userId } = await this.find(id);
    await this.all.changeTickets(userId, async () => {
      const ticket = await this.find(id);
      if (ticket.state !== 'verified') throw new NotWaitingError();
      await this.all.decideTicket(ticket, { state: 'withdrawn', reason });
      await this.audit.record(userId, 'ticket-withdrawn', { by: actor.id, ticket: id, reason });
    });
  }

  private async decide(
    actor: Actor,
    id: string,
    say: (ticket: TicketEntity) => Promise<'ticket-verified' | 'ticket-rejected'>,
  ): Promise<void> {
    const { userId } = await this.find(id);
    await this.all.changeTickets(userId, async () => {
      const ticket = await this.find(id);
      if (!ticket.waitingSince) throw new NotWaitingError();
      if (!isTakenBy(actor.id, ticket, new Date())) throw new NotTakenError();
      await this.audit.record(userId, await say(ticket), { by: actor.id, ticket: id });
    });
  }

  private async find(id: string): Promise<TicketEntity> {
    const ticket = isRecordId(id) ? await this.tickets.findTicketOfAnyone(id) : null;
    if (!ticket) throw new TicketMissingError();
    return ticket;
  }
}

/** An older one of the same kind that was verified; of other kinds, of the same name. */
const isReplaced = (older: TicketEntity, by: TicketEntity): boolean =>
  older.id !== by.id &&
  older.kind === by.kind &&
  older.state === 'verified' &&
  older.createdAt <= by.createdAt &&
  (older.kind !== 'other' || older.level?.toLowerCase() === by.level?.toLowerCase());
