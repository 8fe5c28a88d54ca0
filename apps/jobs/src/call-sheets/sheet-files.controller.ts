import { callSheetRoutes, type SheetFile, type SheetFileUpload } from '@crewcall/contracts-bookings';
import { HandInSheetFileDto, SheetFileDto, SheetFileUploadDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
  Put,
  type StreamableFile,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { SheetFilesService } from './sheet-files.service.js';
import { SheetPdfService } from './sheet-pdf.service.js';

@Controller()
export class SheetFilesController {
  constructor(
    private readonly pdfs: SheetPdfService,
    private readonly files: SheetFilesService,
  ) {}

  @Get(callSheetRoutes.sheetPdf())
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

  @Post(callSheetRoutes.sheetFiles())
  @Can('call-sheet:publish')
  @ApiCreatedResponse({ type: SheetFileUploadDto })
  open(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<SheetFileUpload> {
    return this.files.open(actor, id);
  }

  @Put(callSheetRoutes.sheetFile())
  @Can('call-sheet:publish')
  @Idempotent()
  @ApiOkResponse({ type: SheetFileDto })
  handIn(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('fileId') fileId: string,
    @Body() { file_name }: HandInSheetFileDto,
  ): Promise<SheetFile> {
    return this.files.handIn(actor, id, fileId, file_name);
  }

  @Delete(callSheetRoutes.sheetFile())
  @Can('call-sheet:publish')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('fileId') fileId: string): Promise<void> {
    return this.files.remove(actor, id, fileId);
  }

  /** Always a file to save, never a page of ours. */
  @Get(callSheetRoutes.sheetFile())
  @Can('call-sheet:read')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  download(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('fileId') fileId: string,
  ): Promise<StreamableFile> {
    return this.files.download(actor, id, fileId);
  }
}
