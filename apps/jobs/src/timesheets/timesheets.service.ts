import { type TimesheetEntity, TimesheetRepository, TimesheetVersionRepository } from '@crewcall/bookings-domain';
import { type Timesheet, timesheetPdfName } from '@crewcall/contracts-bookings';
import type { TimesheetFileQueryDto, TimesheetListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page, PageRequest } from '@crewcall/contracts-core';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { dispositionOf } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import { TimesheetMissingError } from './timesheet.errors.js';
import { TimesheetAskRepository } from './timesheet-ask.repository.js';
import { statesOf, TimesheetListRepository } from './timesheet-list.repository.js';
import { sheetSideOf } from './timesheet.policy.js';
import { presentTimesheet } from './timesheet.presenter.js';
import { timesheetPdf } from './timesheet-document.js';
import { timesheetsCsvOf } from './timesheets-csv.js';

/** So many sheets at most are in one file, the latest calls first. */
const IN_A_FILE = 2_000;

/** Reading hours: the two parties may, and for every other user they do not exist. */
@Injectable()
export class TimesheetsService {
  constructor(
    private readonly timesheets: TimesheetRepository,
    private readonly versions: TimesheetVersionRepository,
    private readonly asks: TimesheetAskRepository,
    private readonly list: TimesheetListRepository,
  ) {}

  /** @throws TimesheetMissingError alike for one that does not exist and one of others */
  async getTimesheet(actor: Actor, id: string): Promise<Timesheet> {
    const sheet = await this.timesheets.findTimesheet(id);
    if (!sheet || !sheetSideOf(actor, sheet)) throw new TimesheetMissingError();
    return this.presentOne(sheet);
  }

  /** For a reader who may. */
  async presentOne(sheet: TimesheetEntity): Promise<Timesheet> {
    const [presented] = await this.present([sheet]);
    if (!presented) throw new TimesheetMissingError();
    return presented;
  }

  async listOf(actor: Actor, query: TimesheetListQueryDto): Promise<Page<Timesheet>> {
    return this.pageOf(actor, query, query);
  }

  async csv(actor: Actor, query: TimesheetFileQueryDto): Promise<string> {
    const { items } = await this.pageOf(actor, query, { page: 1, page_size: IN_A_FILE });
    return timesheetsCsvOf(items);
  }

  /** One sheet as a paper. @throws TimesheetMissingError */
  async pdf(actor: Actor, id: string): Promise<StreamableFile> {
    const sheet = await this.getTimesheet(actor, id);
    const disposition = dispositionOf(timesheetPdfName(sheet));
    return new StreamableFile(await timesheetPdf(sheet), { type: 'application/pdf', disposition });
  }

  private async pageOf(actor: Actor, query: TimesheetFileQueryDto, page: PageRequest): Promise<Page<Timesheet>> {
    if (actor.role !== query.side) throw new AccessDeniedError();
    const filter = { states: statesOf(query.state), callId: query.call_id, bookingId: query.booking_id };
    const { items, total } = await this.list.findTimesheetsOf(query.side, actor.id, filter, page);
    return { items: await this.present(items), total };
  }

  private async present(sheets: readonly TimesheetEntity[]): Promise<Timesheet[]> {
    const ids = sheets.map(({ id }) => id);
    const contexts = await this.timesheets.contextsOf(ids);
    const versions = await this.versions.ofSheets(ids);
    const asks = await this.asks.ofSheets(ids);
    return sheets.flatMap((sheet) => {
      const context = contexts.get(sheet.id);
      const said = { versions: versions.get(sheet.id) ?? [], asked: asks.get(sheet.id) ?? null };
      return context ? [presentTimesheet(sheet, context, said)] : [];
    });
  }
}
