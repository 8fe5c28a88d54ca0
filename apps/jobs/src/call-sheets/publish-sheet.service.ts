import {
  acknowledgementOf,
  CallSheetEntity,
  CallSheetRepository,
  SheetPeopleRepository,
  SheetSender,
} from '@crewcall/bookings-domain';
import { isImportantChange, type RemindedOfSheet, sheetChangesOf } from '@crewcall/contracts-bookings';
import type { PublishSheetDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import {
  AllAcknowledgedError,
  CallSheetNotPublishedError,
  CallSheetUnchangedError,
  remindAgainAt,
  RemindedLatelyError,
} from './call-sheet.errors.js';
import { dropSheetFiles } from './drop-sheet-files.task.js';
import { SheetOfCall } from './sheet-of-call.service.js';

/** A company sends its sheet to those booked, and reminds those who have not said that they read it. */
@Injectable()
export class PublishSheetService {
  constructor(
    private readonly ofCall: SheetOfCall,
    private readonly sheets: CallSheetRepository,
    private readonly people: SheetPeopleRepository,
    private readonly sender: SheetSender,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A version with what is typed now. A minor change may be called important, an important one never minor. */
  async publish(actor: Actor, callId: string, { important = false }: PublishSheetDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.ofCall.holdOwn(actor, callId);
      const content = await this.ofCall.draft(found, await this.ofCall.typed(found));
      const last = await this.sheets.lastCallSheetOf(callId);
      const changed = last ? sheetChangesOf(last.content, content) : [];
      if (last && !changed.length && !important) throw new CallSheetUnchangedError();
      const sheet = Object.assign(new CallSheetEntity(), {
        id: newId(),
        callId,
        version: (last?.version ?? 0) + 1,
        content,
        changed,
        important: important || !last || isImportantChange(changed),
        publishedAt: this.clock.now(),
        remindedAt: null,
      } satisfies Partial<CallSheetEntity>);
      await this.sheets.addCallSheet(sheet);
      await this.sender.send(sheet, await this.people.ofCall(callId), 'published');
      await this.tasks.enqueue(dropSheetFiles, { call_id: callId });
    });
  }

  /** @throws RemindedLatelyError within four hours of the last time */
  async remind(actor: Actor, callId: string): Promise<RemindedOfSheet> {
    return this.transactions.runRepeatable(async () => {
      await this.ofCall.holdOwn(actor, callId);
      const sheet = await this.sheets.lastCallSheetOf(callId);
      if (!sheet) throw new CallSheetNotPublishedError();
      const [countsFrom, remindedAt] = [await this.sheets.countsFrom(callId), await this.sheets.remindedAt(callId)];
      const now = this.clock.now();
      if (remindedAt && remindAgainAt(remindedAt) > now) throw new RemindedLatelyError(remindAgainAt(remindedAt), now);
      const people = await this.people.ofCall(callId);
      const rest = people.filter((person) => !acknowledgementOf(person, countsFrom));
      if (!rest.length) throw new AllAcknowledgedError();
      await this.sheets.markReminded(sheet.id);
      await this.sender.send(sheet, rest, 'remind');
      return { reminded: rest.length };
    });
  }
}
