import { type OwnTickets, type SharedTicket, type Ticket, ticketRoutes } from '@crewcall/contracts-identity';
import {
  OwnTicketsDto,
  SaveTicketDto,
  SharedTicketDto,
  ShareTicketsDto,
  TicketDto,
} from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { TicketsService } from './tickets.service.js';

@Controller()
export class TicketsController {
  constructor(private readonly tickets: TicketsService) {}

  @Get(ticketRoutes.own)
  @Can('ticket:keep')
  @ApiOkResponse({ type: OwnTicketsDto })
  own(@CurrentActor() actor: Actor): Promise<OwnTickets> {
    return this.tickets.ownTickets(actor);
  }

  @Post(ticketRoutes.own)
  @Can('ticket:keep')
  @Idempotent()
  @ApiCreatedResponse({ type: TicketDto })
  add(@CurrentActor() actor: Actor, @Body() body: SaveTicketDto): Promise<Ticket> {
    return this.tickets.addTicket(actor, body);
  }

  // Before the one by id, whose pattern it would fit.
  @Put(ticketRoutes.sharing)
  @Can('ticket:keep')
  @ApiOkResponse({ type: OwnTicketsDto })
  share(@CurrentActor() actor: Actor, @Body() { audience }: ShareTicketsDto): Promise<OwnTickets> {
    return this.tickets.shareTickets(actor, audience);
  }

  @Put(ticketRoutes.one())
  @Can('ticket:keep')
  @ApiOkResponse({ type: TicketDto })
  edit(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SaveTicketDto): Promise<Ticket> {
    return this.tickets.editTicket(actor, id, body);
  }

  @Delete(ticketRoutes.one())
  @Can('ticket:keep')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.tickets.removeTicket(actor, id);
  }

  @Get(ticketRoutes.of())
  @Can('ticket:read')
  @ApiOkResponse({ type: SharedTicketDto, isArray: true })
  of(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<SharedTicket[]> {
    return this.tickets.sharedBy(actor, userId);
  }
}
