import { BlockRepository, dropSheetPdfs, FeedSourceRepository } from '@crewcall/bookings-domain';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { dropSheetFiles } from '../call-sheets/drop-sheet-files.task.js';
import { BankDetails } from '../bank-details/bank-details.service.js';
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
    private readonly sources: FeedSourceRepository,
    private readonly bankDetails: BankDetails,
    private readonly tasks: Tasks,
  ) {}

  /** Twice is fine. */
  async removeOf(userId: string): Promise<void> {
    await this.bankDetails.eraseBankDetails(userId);
    await this.traces.unnameJobsOf(userId);
    const calls = await this.traces.callsWithFiles(userId);
    await this.traces.removeTracesOf(userId);
    await this.tasks.enqueueAll(dropSheetPdfs, calls);
    await this.tasks.enqueueAll(
      dropSheetFiles,
      calls.map(({ call_id }) => ({ call_id })),
    );
    await this.blocks.removeAllOf(userId);
    await this.marks.removeAllOf(userId);
    await this.feeds.turnOff(userId);
    await this.sources.removeAllOf(userId);
  }
}
