import { type BookedTicket, ticketSightingRoutes } from '@crewcall/contracts-bookings';
import { BookedTicketDto, SeeTicketDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { TicketSightingsService } from './ticket-sightings.service.js';

@Controller()
export class TicketSightingsController {
  constructor(private readonly sightings: TicketSightingsService) {}

  @Get(ticketSightingRoutes.of())
  @Can('booking:see-ticket')
  @ApiOkResponse({ type: BookedTicketDto, isArray: true })
  of(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BookedTicket[]> {
    return this.sightings.sightingsOf(actor, id);
  }

  @Put(ticketSightingRoutes.one())
  @Can('booking:see-ticket')
  @Idempotent()
  @ApiOkResponse({ type: BookedTicketDto, isArray: true })
  see(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('ticketId') ticketId: string,
    @Body() { checker }: SeeTicketDto,
  ): Promise<BookedTicket[]> {
    return this.sightings.seeTicket(actor, id, ticketId, checker);
  }
}
