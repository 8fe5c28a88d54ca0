import { sheetWords } from '@crewcall/contracts-bookings';
import { callSheetPublished, type CallSheetPublishedPayload } from '@crewcall/contracts-bookings/dto';
import { JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CallRepository } from '../calls/call.repository.js';
import type { CallSheetEntity } from './call-sheet.entity.js';
import { CallSheetRepository } from './call-sheet.repository.js';
import { type SheetPerson, SheetPeopleRepository } from './sheet-people.repository.js';
import { makeSheetPdf } from './sheet-pdf-tasks.js';

const BATCH = 100;
const PLACE = 200;

/** Hands a published version to people: their receipt and the event of it are of the caller's transaction. */
@Injectable()
export class SheetSender {
  constructor(
    private readonly sheets: CallSheetRepository,
    private readonly people: SheetPeopleRepository,
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly events: Events,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  async send(
    sheet: CallSheetEntity,
    people: readonly SheetPerson[],
    what: CallSheetPublishedPayload['what'],
  ): Promise<void> {
    this.transactions.require();
    const [call] = await this.calls.ofIds([sheet.callId]);
    const job = call && (await this.jobs.findEvenDeleted(call.jobId));
    if (!call || !job?.recruiterId) return;
    const facts = factsOf(sheet, job.id, job.recruiterId);
    await this.tasks.enqueue(makeSheetPdf, { call_id: sheet.callId, version: sheet.version });
    for (let at = 0; at < people.length; at += BATCH) {
      const batch = people.slice(at, at + BATCH);
      const ids = batch.map(({ userId }) => userId);
      const added = await this.people.addReceipts(sheet.id, ids);
      const told = what === 'remind' ? batch : batch.filter(({ userId }) => added.has(userId));
      if (!told.length) continue;
      const payload = { ...facts, what, people: told.map(toldOf) };
      await this.events.publish(callSheetPublished, { subjectId: call.id, version: call.version, payload });
    }
  }

  ofCalls(callIds: readonly string[]): Promise<CallSheetEntity[]> {
    return this.sheets.lastOfEach(callIds);
  }

  /** Of all their calls that have one: a person who is booked later reads what the others have. */
  async sendToBooked(freelancerId: string, sheets: readonly CallSheetEntity[]): Promise<void> {
    for (const sheet of sheets) await this.send(sheet, await this.people.ofCall(sheet.callId, freelancerId), 'booked');
  }
}

/** Dates and times are told as they were and are; of all else only that it changed. */
const factsOf = (
  { version, important, changed, content }: CallSheetEntity,
  job_id: string,
  recruiter_id: string,
): Omit<CallSheetPublishedPayload, 'what' | 'people'> => {
  const end = sheetWords(content, 'end');
  return {
    job_id,
    recruiter_id,
    version,
    important,
    day: content.starts_on,
    changed: changed.map(({ field, before, after }) =>
      ['date', 'call_time', 'end'].includes(field) && before && after ? { field, before, after } : { field },
    ),
    job_title: content.title,
    company: content.company,
    place: content.place.slice(0, PLACE),
    ...(content.starts_at && { call_time: content.starts_at }),
    ...(end && { end }),
  };
};

const toldOf = (person: SheetPerson): CallSheetPublishedPayload['people'][number] => ({
  id: person.userId,
  booking_id: person.bookingId,
  booking_version: person.bookingVersion,
  role: person.role,
  from: person.from.toISOString(),
  to: person.to.toISOString(),
});
