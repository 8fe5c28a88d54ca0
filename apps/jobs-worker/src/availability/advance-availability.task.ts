import { AvailabilityPublisher } from '@crewcall/bookings-domain';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';

const SIX_HOURS = 6 * 3600;

export const advanceAvailability = defineTask({ name: 'advance-availability', payload: NoPayload });

/** With every day another one comes within reach of the directory. */
@RunsTask(advanceAvailability, { everySeconds: SIX_HOURS })
@Injectable()
export class AdvanceAvailabilityTask implements TaskRunner {
  constructor(private readonly availability: AvailabilityPublisher) {}

  async run(): Promise<void> {
    await this.availability.advance();
  }
}
