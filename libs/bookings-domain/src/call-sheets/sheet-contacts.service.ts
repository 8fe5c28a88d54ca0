import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CallSheetRepository } from './call-sheet.repository.js';
import { SheetContactsRepository } from './sheet-contacts.repository.js';
import { dropSheetPdfs } from './sheet-pdf-tasks.js';

/** Takes names and numbers off sheets, and off their PDFs. */
@Injectable()
export class SheetContacts {
  constructor(
    private readonly contacts: SheetContactsRepository,
    private readonly sheets: CallSheetRepository,
    private readonly tasks: Tasks,
  ) {}

  /** In the caller's transaction. */
  async forgetOf(callId: string): Promise<void> {
    await this.contacts.forgetContactsOf(callId);
    const last = await this.sheets.lastCallSheetOf(callId);
    if (last) await this.tasks.enqueue(dropSheetPdfs, { call_id: callId, last_version: last.version });
  }
}
