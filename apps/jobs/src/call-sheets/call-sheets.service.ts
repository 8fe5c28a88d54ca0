import {
  acknowledgementOf,
  AttendanceRepository,
  type CallEntity,
  CallSheetRepository,
  isAgreedToFollow,
  LateRepository,
  SheetPeopleRepository,
  type SheetPerson,
  spanOfRange,
} from '@crewcall/bookings-domain';
import {
  type CallSheet,
  hasContacts,
  sheetChangesOf,
  sheetLimits,
  tidySheetFields,
} from '@crewcall/contracts-bookings';
import type { SaveSheetDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { attendanceOf } from '../attendance/attendance.presenter.js';
import { ownsJob } from '../jobs/job.policy.js';
import { CallSheetMissingError, remindAgainAt } from './call-sheet.errors.js';
import { lastReadBefore, othersOf, receiptOf } from './call-sheet.presenter.js';
import { SheetFilesService } from './sheet-files.service.js';
import { SheetFieldsRepository } from './sheet-fields.repository.js';
import { type CallOfJob, SheetOfCall } from './sheet-of-call.service.js';

const DAY_MS = 86_400_000;

/** Reading and filling in sheets: the company and those booked on the call may, and to others there is none. */
@Injectable()
export class CallSheetsService {
  constructor(
    private readonly ofCall: SheetOfCall,
    private readonly fields: SheetFieldsRepository,
    private readonly files: SheetFilesService,
    private readonly sheets: CallSheetRepository,
    private readonly people: SheetPeopleRepository,
    private readonly attendances: AttendanceRepository,
    private readonly lates: LateRepository,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async getCallSheet(actor: Actor, callId: string): Promise<CallSheet> {
    const found = await this.ofCall.findSheet(callId);
    if (ownsJob(actor, found.job)) return this.forCompany(found);
    const people = actor.role === 'freelancer' ? await this.people.ofCall(callId) : [];
    const own = people.find(({ userId }) => userId === actor.id);
    if (!own) throw new CallSheetMissingError();
    return this.forCrew(found, own, people);
  }

  /** Those published of the calls that one is booked on: of the next 14 days, and until two days after the call. */
  async ownCallSheets(actor: Actor): Promise<CallSheet[]> {
    const now = this.clock.now().getTime();
    const { keptAfterDays, keptAheadDays, keptSheets } = sheetLimits;
    const [from, to] = [new Date(now - keptAfterDays * DAY_MS), new Date(now + keptAheadDays * DAY_MS)];
    const sheets: CallSheet[] = [];
    for (const callId of await this.people.publishedCallsOf(actor.id, { from, to, limit: keptSheets })) {
      const [found, people] = [await this.ofCall.findSheet(callId), await this.people.ofCall(callId)];
      const own = people.find(({ userId }) => userId === actor.id);
      if (own) sheets.push(await this.forCrew(found, own, people));
    }
    return sheets;
  }

  /** A draft is the company's alone until it publishes. */
  async saveCallSheet(actor: Actor, callId: string, { scope, fields }: SaveSheetDto): Promise<CallSheet> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.ofCall.holdOwn(actor, callId);
      await this.fields.saveSheetFields(found.job.id, scope === 'call' ? found.call.id : null, tidySheetFields(fields));
      return this.forCompany(found);
    });
  }

  private async forCompany(found: CallOfJob): Promise<CallSheet> {
    const { call, job } = found;
    const typed = await this.ofCall.typed(found);
    const draft = await this.ofCall.draft(found, typed);
    const [last, people] = [await this.sheets.lastCallSheetOf(call.id), await this.people.ofCall(call.id)];
    const countsFrom = await this.sheets.countsFrom(call.id);
    const remindedAt = await this.sheets.remindedAt(call.id);
    const said = await this.saidOf(call);
    return {
      call_id: call.id,
      job_id: job.id,
      day: call.startsOn,
      from: spanOfRange(call.during).from.toISOString(),
      is_time_to_follow: call.startsAt === null,
      version: last?.version ?? null,
      published_at: last?.publishedAt.toISOString() ?? null,
      content: last?.content ?? null,
      changes: last ? sheetChangesOf(last.content, draft) : [],
      role: null,
      booking_id: null,
      others: [],
      attachments: await this.files.attachedTo(call.id),
      acknowledged_at: null,
      still_on: null,
      attendance: null,
      desk: {
        job_fields: typed.ofJob,
        call_fields: typed.ofCall,
        draft,
        receipts: people.map((person) => ({
          ...receiptOf(person, last?.version ?? null, countsFrom),
          ...(!this.keepsContacts(call) && { phone: null }),
          attendance: attendanceOf(person, said, call, this.clock.now()),
        })),
        remind_after: remindedAt && remindAgainAt(remindedAt).toISOString(),
      },
    };
  }

  private async forCrew({ call, job }: CallOfJob, own: SheetPerson, people: SheetPerson[]): Promise<CallSheet> {
    const last = await this.sheets.lastCallSheetOf(call.id);
    const countsFrom = await this.sheets.countsFrom(call.id);
    const before = last && lastReadBefore(own, last.version);
    const read = before ? await this.sheets.findCallSheet(call.id, before) : null;
    return {
      call_id: call.id,
      job_id: job.id,
      day: call.startsOn,
      from: own.from.toISOString(),
      is_time_to_follow: isAgreedToFollow(call, own),
      version: last?.version ?? null,
      published_at: last?.publishedAt.toISOString() ?? null,
      content: last?.content ?? null,
      changes: last && read ? sheetChangesOf(read.content, last.content) : [],
      role: own.role,
      booking_id: own.bookingId,
      others: last && this.keepsContacts(call) ? othersOf(people, own, call) : [],
      attachments: await this.files.statesOf(last),
      acknowledged_at: acknowledgementOf(own, countsFrom)?.acknowledged_at ?? null,
      still_on: own.stillOn,
      attendance: attendanceOf(own, await this.saidOf(call), call, this.clock.now()),
      desk: null,
    };
  }

  private async saidOf({ id }: CallEntity) {
    return { attended: await this.attendances.ofCall(id), lates: await this.lates.ofCall(id) };
  }

  private keepsContacts({ during }: CallEntity): boolean {
    return hasContacts(spanOfRange(during).from, this.clock.now());
  }
}
