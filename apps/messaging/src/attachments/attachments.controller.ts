import {
  type Attachment,
  attachmentLimits,
  attachmentRoutes,
  type CreatedAttachment,
  type FileDownload,
  messageRoutes,
  type UploadAddress,
} from '@crewcall/contracts-messaging';
import {
  AttachDto,
  AttachmentDto,
  CreateAttachmentDto,
  CreatedAttachmentDto,
  FileDownloadDto,
  UploadAddressDto,
} from '@crewcall/contracts-messaging/dto';
import { type Actor, Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { FileBody, TakesFile } from '@crewcall/platform-bootstrap';
import { Body, Controller, Get, Header, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { AttachLaterService } from './attach-later.service.js';
import { AttachmentsService } from './attachments.service.js';
import { UploadsService } from './uploads.service.js';

@Controller()
export class AttachmentsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly attachments: AttachmentsService,
    private readonly attaching: AttachLaterService,
  ) {}

  @Post(attachmentRoutes.upload)
  @Can('conversation:write')
  @ApiCreatedResponse({ type: UploadAddressDto })
  open(@CurrentActor() actor: Actor): Promise<UploadAddress> {
    return this.uploads.open(actor);
  }

  /** The ticket in the address says who may: the client that was given it sends the file, without a session. */
  @Put(attachmentRoutes.file())
  @Public()
  @TakesFile(attachmentLimits.bytes)
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse()
  receive(@Param('ticket') ticket: string, @FileBody() bytes: Buffer): Promise<void> {
    return this.uploads.receive(ticket, bytes);
  }

  @Post(attachmentRoutes.create)
  @Can('conversation:write')
  @ApiCreatedResponse({ type: CreatedAttachmentDto })
  create(@CurrentActor() actor: Actor, @Body() input: CreateAttachmentDto): Promise<CreatedAttachment> {
    return this.uploads.create(actor, input);
  }

  @Post(messageRoutes.attachments())
  @Can('conversation:write')
  @ApiCreatedResponse({ type: AttachmentDto })
  attach(@CurrentActor() actor: Actor, @Param('id') messageId: string, @Body() input: AttachDto): Promise<Attachment> {
    return this.attaching.attach(actor, messageId, input);
  }

  @Get(attachmentRoutes.download())
  @Can('conversation:read')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: FileDownloadDto })
  download(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<FileDownload> {
    return this.attachments.download(actor, id);
  }
}
