import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { loggedEvents } from '../activity.lines.js';
import { ActivityService } from '../activity.service.js';

@Consumes<EventDefinition>(...loggedEvents)
@Injectable()
export class LogWhatHappens implements EventConsumer {
  constructor(private readonly activity: ActivityService) {}

  handle(_payload: object, envelope: EventEnvelope): Promise<void> {
    return this.activity.log(envelope);
  }
}
