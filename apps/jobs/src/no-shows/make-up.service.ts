import { DeadlineSetter } from '@crewcall/bookings-domain';
import { Injectable } from '@nestjs/common';

/** What the end of a call did not do for a person of whom it was said that they did not come: hours, and reviews. */
@Injectable()
export class MakeUpService {
  constructor(private readonly deadlines: DeadlineSetter) {}

  /** In the caller's transaction. Of a call that is not over yet its own deadlines do it. */
  async makeUpFor(callId: string): Promise<void> {
    for (const kind of ['timesheets', 'complete'] as const) await this.deadlines.setNow(kind, callId);
  }
}
