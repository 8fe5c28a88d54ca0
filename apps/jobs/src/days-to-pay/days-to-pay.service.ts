import type { DaysToPay } from '@crewcall/contracts-bookings';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { CompanyMissingError, NoFigureYetError } from './days-to-pay.errors.js';
import { DaysToPayRepository } from './days-to-pay.repository.js';

/** How soon a company pays: crew read it of every company, a company of itself alone, and it may reply. */
@Injectable()
export class DaysToPayService {
  constructor(private readonly payments: DaysToPayRepository) {}

  /** @throws CompanyMissingError for a company about another one */
  async read(actor: Actor, companyId: string): Promise<DaysToPay> {
    if (!isRecordId(companyId) || (actor.role === 'recruiter' && actor.id !== companyId))
      throw new CompanyMissingError();
    const figure = await this.payments.figureOf(companyId);
    return { figure, reply: figure && (await this.payments.replyOf(companyId)) };
  }

  /** @throws NoFigureYetError where there is nothing to reply to; a reply can always be taken back */
  async reply(actor: Actor, companyId: string, reply: string | null): Promise<DaysToPay> {
    if (actor.id !== companyId) throw new CompanyMissingError();
    if (reply === null) await this.payments.removeReply(companyId);
    else if (await this.payments.figureOf(companyId)) await this.payments.saveReply(companyId, reply);
    else throw new NoFigureYetError();
    return this.read(actor, companyId);
  }
}
