import {
  type Ticket,
  type TicketDocumentLink,
  ticketDocumentRoutes,
  type TicketDocumentUpload,
} from '@crewcall/contracts-identity';
import {
  TakeTicketDocumentDto,
  TicketDocumentLinkDto,
  TicketDocumentUploadDto,
  TicketDto,
} from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { Body, Controller, Get, Header, Param, Post, Put, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { TicketsService } from '../tickets.service.js';
import { DocumentOpenings } from './document-openings.service.js';
import { TicketDocumentsService } from './ticket-documents.service.js';

@Controller()
export class TicketDocumentsController {
  constructor(
    private readonly documents: TicketDocumentsService,
    private readonly openings: DocumentOpenings,
    private readonly tickets: TicketsService,
  ) {}

  @Post(ticketDocumentRoutes.uploads)
  @Can('ticket:keep')
  @ApiCreatedResponse({ type: TicketDocumentUploadDto })
  begin(@CurrentActor() actor: Actor): Promise<TicketDocumentUpload> {
    return this.documents.openUpload(actor);
  }

  @Put(ticketDocumentRoutes.of())
  @Can('ticket:keep')
  @ApiOkResponse({ type: TicketDto })
  async take(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: TakeTicketDocumentDto,
  ): Promise<Ticket> {
    await this.documents.takeDocument(actor, id, body);
    return this.tickets.ownOne(actor, id);
  }

  @Get(ticketDocumentRoutes.of())
  @Can('ticket:open')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TicketDocumentLinkDto })
  link(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TicketDocumentLink> {
    return this.openings.linkTo(actor, id);
  }

  /** The link says who may: it was given to the owner, or to an administrator who checks the ticket. */
  @Get(ticketDocumentRoutes.file())
  @Public()
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  file(@Param('link') link: string): Promise<StreamableFile> {
    return this.openings.open(link);
  }
}
