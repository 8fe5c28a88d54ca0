import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { ScanningModule } from '@crewcall/platform-scanning';
import { Module } from '@nestjs/common';
import { ExpenseAccess } from './expense-access.service.js';
import { ExpensePublisher } from './expense-publisher.service.js';
import { ExpenseRepository } from './expense.repository.js';
import { ExpensesController } from './expenses.controller.js';
import { ExpensesService } from './expenses.service.js';
import { JudgeExpensesService } from './judge-expenses.service.js';
import { ReceiptKeeping } from './receipt-keeping.service.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';
import { ScanReceiptTask } from './scan-receipt.task.js';

@Module({
  imports: [BookingsDomainModule, ScanningModule],
  controllers: [ExpensesController, ReceiptsController],
  providers: [
    ExpenseAccess,
    ExpenseRepository,
    ExpensePublisher,
    ExpensesService,
    JudgeExpensesService,
    ReceiptRepository,
    ReceiptsService,
    ReceiptKeeping,
    ScanReceiptTask,
  ],
})
export class ExpensesModule {}
