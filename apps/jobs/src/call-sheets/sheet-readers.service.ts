import { SheetPeopleRepository, type SheetPerson } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { ownsJob } from '../jobs/job.policy.js';
import { CallSheetMissingError } from './call-sheet.errors.js';
import { type CallOfJob, SheetOfCall } from './sheet-of-call.service.js';

export interface SheetReader {
  found: CallOfJob;
  /** Null for the company. */
  own: SheetPerson | null;
}

/** The company of a job and those booked on its call; to others there is no sheet. */
@Injectable()
export class SheetReaders {
  constructor(
    private readonly ofCall: SheetOfCall,
    private readonly people: SheetPeopleRepository,
  ) {}

  /** @throws DomainError `CALL_SHEET_NOT_FOUND` */
  async require(actor: Actor, callId: string): Promise<SheetReader> {
    const found = await this.ofCall.findSheet(callId);
    if (ownsJob(actor, found.job)) return { found, own: null };
    const [own] = actor.role === 'freelancer' ? await this.people.ofCall(callId, actor.id) : [];
    if (!own) throw new CallSheetMissingError();
    return { found, own };
  }
}
