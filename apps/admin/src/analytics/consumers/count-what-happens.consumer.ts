import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { countedEvents } from '../tally.news.js';

@Consumes(...countedEvents)
@Injectable()
export class CountWhatHappens implements EventConsumer {
  constructor(private readonly tallies: Tallies) {}

  handle(_payload: object, envelope: EventEnvelope): Promise<void> {
    return this.tallies.hear(envelope);
  }
}
