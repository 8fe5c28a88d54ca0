import { bookingsRoutes } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, Header, Param, ParseIntPipe, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { SheetPdfService } from './sheet-pdf.service.js';

@Controller()
export class SheetFilesController {
  constructor(private readonly pdfs: SheetPdfService) {}

  @Get(bookingsRoutes.sheetPdf())
  @Can('call-sheet:read')
  @Header('cache-control', 'no-store')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  pdf(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('version', ParseIntPipe) version: number,
  ): Promise<StreamableFile> {
    return this.pdfs.open(actor, id, version);
  }
}
