import { expenseRoutes, type ReceiptUpload } from '@crewcall/contracts-bookings';
import { ReceiptUploadDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, Header, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ReceiptsService } from './receipts.service.js';

@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Post(expenseRoutes.receipts())
  @Can('expense:write')
  @ApiCreatedResponse({ type: ReceiptUploadDto })
  open(@CurrentActor() actor: Actor, @Param('id') bookingId: string): Promise<ReceiptUpload> {
    return this.receipts.open(actor, bookingId);
  }

  /** Always a file to save, never a page of ours. */
  @Get(expenseRoutes.receipt())
  @Can('expense:read')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  download(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<StreamableFile> {
    return this.receipts.download(actor, id);
  }
}
