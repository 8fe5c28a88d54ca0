import { BlockRepository } from '@crewcall/bookings-domain';
import { Injectable } from '@nestjs/common';
import { CrewMarksService } from '../crew-lists/crew-marks.service.js';
import { FeedsService } from '../feeds/feeds.service.js';
import { TracesRepository } from './traces.repository.js';

@Injectable()
export class TracesService {
  constructor(
    private readonly traces: TracesRepository,
    private readonly blocks: BlockRepository,
    private readonly marks: CrewMarksService,
    private readonly feeds: FeedsService,
  ) {}

  /** Twice is fine. */
  async removeOf(userId: string): Promise<void> {
    await this.traces.unnameJobsOf(userId);
    await this.traces.removeOf(userId);
    await this.blocks.removeAllOf(userId);
    await this.marks.removeAllOf(userId);
    await this.feeds.turnOff(userId);
  }
}
