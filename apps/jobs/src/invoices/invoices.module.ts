import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { BankDetailsModule } from '../bank-details/bank-details.module.js';
import { DraftInvoicesService } from './draft-invoices.service.js';
import { InvoiceBankDetails } from './invoice-bank.service.js';
import { InvoiceListRepository } from './invoice-list.repository.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';
import { IssueInvoicesService } from './issue-invoices.service.js';

@Module({
  imports: [BookingsDomainModule, BankDetailsModule],
  controllers: [InvoicesController],
  providers: [InvoicesService, DraftInvoicesService, IssueInvoicesService, InvoiceListRepository, InvoiceBankDetails],
})
export class InvoicesModule {}
