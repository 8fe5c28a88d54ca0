import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { DropSheetPdfsTask } from './drop-sheet-pdfs.task.js';
import { MakeSheetPdfTask } from './make-sheet-pdf.task.js';
import { SheetPdfs } from './sheet-pdfs.service.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [SheetPdfs, MakeSheetPdfTask, DropSheetPdfsTask],
})
export class SheetPdfModule {}
