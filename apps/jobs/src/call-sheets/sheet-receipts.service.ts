import { createHash } from 'node:crypto';
import {
  acknowledgementOf,
  type CallSheetEntity,
  CallSheetRepository,
  SheetPeopleRepository,
  StillOnRepository,
} from '@crewcall/bookings-domain';
import {
  type AcknowledgeSheetDto,
  callSheetAcknowledged,
  stillOnAnswered,
  type StillOnRequestDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AcknowledgeLinkOverError, CallSheetMissingError, NotAskedYetError } from './call-sheet.errors.js';
import { type LinkedSheet, SheetLinkRepository } from './sheet-link.repository.js';
import { SheetOfCall } from './sheet-of-call.service.js';

type Marked = 'read' | 'acknowledged';

/** What those booked say of a version: that it was shown to them, and that they read it. */
@Injectable()
export class SheetReceiptsService {
  constructor(
    private readonly ofCall: SheetOfCall,
    private readonly sheets: CallSheetRepository,
    private readonly people: SheetPeopleRepository,
    private readonly links: SheetLinkRepository,
    private readonly stillOn: StillOnRepository,
    private readonly jobs: JobRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  read(actor: Actor, callId: string, version: number): Promise<void> {
    return this.mark(actor.id, callId, version, 'read');
  }

  async acknowledge(
    actor: Actor,
    callId: string,
    version: number,
    { no_reminders = false }: AcknowledgeSheetDto,
  ): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      await this.mark(actor.id, callId, version, 'acknowledged');
      const sheet = no_reminders ? await this.sheets.findCallSheet(callId, version) : null;
      if (sheet) await this.people.stopReminders(sheet.id, actor.id);
    });
  }

  /** @throws DomainError `NOT_ASKED_YET` more than two days before the call */
  async answerStillOn(actor: Actor, callId: string, { answer }: StillOnRequestDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const { call, job } = await this.ofCall.findSheet(callId);
      const [own] = await this.people.ofCall(callId, actor.id);
      if (!own || !job.recruiterId) throw new CallSheetMissingError();
      if (own.stillOn?.answer === answer) return;
      if (!(await this.stillOn.saveAnswer(callId, actor.id, answer))) throw new NotAskedYetError();
      const facts = { job_id: job.id, recruiter_id: job.recruiterId, person_id: actor.id, role: own.role };
      const payload = { ...facts, day: call.startsOn, answer };
      await this.events.publish(stillOnAnswered, { subjectId: callId, version: call.version, payload });
    });
  }

  keepMailedLink(keyHash: string, linked: LinkedSheet): Promise<void> {
    return this.links.addSheetLink(keyHash, linked);
  }

  /**
   * Without signing in: it answers nothing, and shows nothing.
   * @throws DomainError `ACKNOWLEDGE_LINK_OVER` alike for a key that never was, for a version
   * that is to be acknowledged anew since, and for a person who is not booked any more
   */
  async acknowledgeByKey(key: string): Promise<void> {
    const found = await this.links.findSheetLink(createHash('sha256').update(key).digest('hex'));
    if (!found) throw new AcknowledgeLinkOverError();
    try {
      await this.mark(found.freelancer_id, found.call_id, found.version, 'acknowledged');
    } catch (error) {
      throw error instanceof CallSheetMissingError ? new AcknowledgeLinkOverError() : error;
    }
  }

  /** Twice is fine. The job is held, so that of two who are last one is. */
  private async mark(userId: string, callId: string, version: number, what: Marked): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const { call, job } = await this.ofCall.findSheet(callId);
      await this.jobs.lockJob(job.id);
      const sheet = await this.sheets.findCallSheet(callId, version);
      const isBooked = (await this.people.ofCall(callId, userId)).length > 0;
      if (!sheet || !isBooked || !job.recruiterId) throw new CallSheetMissingError();
      if (!(await this.people.markPerson(sheet.id, userId, what))) return;
      await this.events.publish(callSheetAcknowledged, {
        subjectId: callId,
        version: call.version,
        payload: {
          job_id: job.id,
          recruiter_id: job.recruiterId,
          version,
          day: sheet.content.starts_on,
          person_id: userId,
          what,
          is_last: what === 'acknowledged' && (await this.isLast(sheet, userId)),
        },
      });
    });
  }

  /** All have acknowledged by this, which was not so before. */
  private async isLast({ callId, version }: CallSheetEntity, userId: string): Promise<boolean> {
    const countsFrom = await this.sheets.countsFrom(callId);
    const people = await this.people.ofCall(callId);
    const own = people.find((person) => person.userId === userId);
    const earlier = own?.receipts.some(
      (receipt) => receipt.version >= countsFrom && receipt.version !== version && receipt.acknowledged_at !== null,
    );
    return version >= countsFrom && !earlier && people.every((person) => acknowledgementOf(person, countsFrom));
  }
}
