import { dropSheetPdfs } from '@crewcall/bookings-domain';
import { sheetLimits } from '@crewcall/contracts-bookings';
import { Clock, yearsFrom } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Recurring, Tasks } from '@crewcall/platform-queues';
import { Injectable, Logger } from '@nestjs/common';
import { OldSheetsRepository } from './old-sheets.repository.js';
import { SheetFileKeeping } from './sheet-file-keeping.service.js';

const CALLS_AT_ONCE = 200;

/** The end of sheets that are kept no longer, with their files and PDFs. Bookings and their histories stay. */
@Injectable()
export class OldSheets {
  private readonly logger = new Logger(OldSheets.name);

  constructor(
    private readonly sheets: OldSheetsRepository,
    private readonly files: SheetFileKeeping,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Recurring('end-old-sheets', { everySeconds: 24 * 3600 })
  async endAll(): Promise<void> {
    const before = yearsFrom(this.clock.now(), -sheetLimits.keptYears);
    let [sheets, ended] = [0, 0];
    do {
      ended = await this.transactions.run(() => this.endBatch(before));
      sheets += ended;
    } while (ended === CALLS_AT_ONCE);
    await this.sheets.endFields(before);
    const files = await this.sheets.takeAwayFiles(before);
    await this.files.sweep();
    this.logger.log({ sheets, files }, 'Old call sheets are ended');
  }

  private async endBatch(before: Date): Promise<number> {
    const ended = await this.sheets.endSheets(before, CALLS_AT_ONCE);
    await this.tasks.enqueueAll(dropSheetPdfs, ended, { delayMs: 0 });
    return ended.length;
  }
}
