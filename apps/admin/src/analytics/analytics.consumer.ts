import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from './tallies.service.js';
import { countedEvents } from './tally-change.js';

@Injectable()
export class AnalyticsConsumer {
  constructor(private readonly tallies: Tallies) {}

  @OnEvent(...countedEvents)
  countEvent(_payload: object, envelope: EventEnvelope): Promise<void> {
    return this.tallies.hear(envelope);
  }
}
