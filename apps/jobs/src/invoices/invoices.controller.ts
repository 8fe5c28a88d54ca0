import { type Invoice, invoiceRoutes, type InvoiceSummary, type ReadyToInvoice } from '@crewcall/contracts-bookings';
import {
  InvoiceDto,
  InvoiceListQueryDto,
  InvoiceSummaryDto,
  IssueInvoiceDto,
  MakeInvoiceDto,
  MarkInvoiceDto,
  ReadyToInvoiceDto,
  SaveInvoiceDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { PageQueryDto } from '@crewcall/contracts-core/dto';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { DraftInvoicesService } from './draft-invoices.service.js';
import { InvoicesService } from './invoices.service.js';
import { IssueInvoicesService } from './issue-invoices.service.js';

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly drafts: DraftInvoicesService,
    private readonly issuing: IssueInvoicesService,
  ) {}

  @Get(invoiceRoutes.invoices)
  @Can('invoice:read')
  @Paged(InvoiceSummaryDto)
  list(@CurrentActor() actor: Actor, @Query() query: InvoiceListQueryDto): Promise<Page<InvoiceSummary>> {
    return this.invoices.listOf(actor, query);
  }

  @Get(invoiceRoutes.ready)
  @Can('invoice:write')
  @Paged(ReadyToInvoiceDto)
  ready(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<Page<ReadyToInvoice>> {
    return this.invoices.ready(actor, page);
  }

  @Post(invoiceRoutes.invoices)
  @Can('invoice:write')
  @Idempotent()
  @ApiCreatedResponse({ type: InvoiceDto })
  make(@CurrentActor() actor: Actor, @Body() { booking_ids }: MakeInvoiceDto): Promise<Invoice> {
    return this.drafts.make(actor, booking_ids);
  }

  @Get(invoiceRoutes.invoice())
  @Can('invoice:read')
  @ApiOkResponse({ type: InvoiceDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Invoice> {
    return this.invoices.getInvoice(actor, id);
  }

  @Get(invoiceRoutes.invoicePdf())
  @Can('invoice:read')
  @ApiProduces('application/pdf')
  pdf(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<StreamableFile> {
    return this.invoices.pdf(actor, id);
  }

  @Put(invoiceRoutes.invoice())
  @Can('invoice:write')
  @Idempotent()
  @ApiOkResponse({ type: InvoiceDto })
  save(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveInvoiceDto): Promise<Invoice> {
    return this.drafts.save(actor, id, input);
  }

  @Delete(invoiceRoutes.invoice())
  @Can('invoice:write')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.drafts.remove(actor, id);
  }

  @Put(invoiceRoutes.invoiceMove(':id', 'issue'))
  @Can('invoice:write')
  @Idempotent()
  @ApiOkResponse({ type: InvoiceDto })
  issue(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() { version }: IssueInvoiceDto): Promise<Invoice> {
    return this.issuing.issue(actor, id, version);
  }

  @Put(invoiceRoutes.invoiceMove(':id', 'mark'))
  @Can('invoice:mark')
  @Idempotent()
  @ApiOkResponse({ type: InvoiceDto })
  mark(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: MarkInvoiceDto): Promise<Invoice> {
    return this.issuing.mark(actor, id, input);
  }

  @Put(invoiceRoutes.invoiceMove(':id', 'credit'))
  @Can('invoice:write')
  @Idempotent()
  @ApiOkResponse({ type: InvoiceDto })
  credit(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Invoice> {
    return this.issuing.credit(actor, id);
  }
}
