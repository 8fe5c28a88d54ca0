import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { ScanningModule } from '@crewcall/platform-scanning';
import { Module } from '@nestjs/common';
import { CallContactController } from './call-contact.controller.js';
import { CallContactRepository } from './call-contact.repository.js';
import { CallContactService } from './call-contact.service.js';
import { CallSheetsController } from './call-sheets.controller.js';
import { CallSheetsService } from './call-sheets.service.js';
import { PublishSheetService } from './publish-sheet.service.js';
import { SheetFieldsRepository } from './sheet-fields.repository.js';
import { SheetLinkRepository } from './sheet-link.repository.js';
import { SheetLinksConsumer } from './sheet-links.consumer.js';
import { SheetOfCall } from './sheet-of-call.service.js';
import { DropSheetFilesTask } from './drop-sheet-files.task.js';
import { OldSheetsRepository } from './old-sheets.repository.js';
import { OldSheets } from './old-sheets.service.js';
import { ScanSheetFileTask } from './scan-sheet-file.task.js';
import { SheetFileKeeping } from './sheet-file-keeping.service.js';
import { SheetFileLeftoversRepository } from './sheet-file-leftovers.repository.js';
import { SheetFileRepository } from './sheet-file.repository.js';
import { SheetFilesService } from './sheet-files.service.js';
import { SheetFilesController } from './sheet-files.controller.js';
import { SheetPdfService } from './sheet-pdf.service.js';
import { SheetReaders } from './sheet-readers.service.js';
import { SheetReceiptsService } from './sheet-receipts.service.js';

@Module({
  imports: [BookingsDomainModule, ScanningModule],
  controllers: [CallSheetsController, SheetFilesController, CallContactController],
  providers: [
    CallSheetsService,
    PublishSheetService,
    SheetReceiptsService,
    SheetOfCall,
    SheetReaders,
    SheetPdfService,
    SheetFileRepository,
    SheetFileLeftoversRepository,
    SheetFilesService,
    SheetFileKeeping,
    ScanSheetFileTask,
    DropSheetFilesTask,
    OldSheetsRepository,
    OldSheets,
    SheetFieldsRepository,
    SheetLinkRepository,
    SheetLinksConsumer,
    CallContactService,
    CallContactRepository,
  ],
  exports: [SheetOfCall],
})
export class CallSheetsModule {}
