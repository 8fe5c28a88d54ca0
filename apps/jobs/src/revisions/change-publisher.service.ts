import type { CallEntity } from '@crewcall/bookings-domain';
import { callChanged, type CallChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

const BATCH = 500;

interface CallChange {
  what: CallChangedPayload['what'];
  changed: string[];
  personIds: string[];
  /** Their yes was to what the call was. */
  asksAgain?: boolean;
}

/** Publishes changes of a call to those who were asked about it, by their ids. */
@Injectable()
export class ChangePublisher {
  constructor(private readonly events: Events) {}

  async publishCallChange(
    job: JobEntity,
    call: CallEntity,
    { what, changed, personIds, asksAgain = false }: CallChange,
  ): Promise<void> {
    const facts = { job_id: job.id, recruiter_id: job.recruiterId ?? job.id, job_title: job.title, day: call.startsOn };
    for (let at = 0; at < personIds.length; at += BATCH) {
      const person_ids = personIds.slice(at, at + BATCH);
      const payload = { ...facts, what, changed, important: true, person_ids, ...(asksAgain && { asks_again: true }) };
      await this.events.publish(callChanged, { subjectId: call.id, version: call.version, payload });
    }
  }
}
