import { ticketCheckRoutes, type TicketQueue } from '@crewcall/contracts-identity';
import { RefuseTicketDto, TicketQueueDto, VerifyTicketDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { TicketChecksService } from './ticket-checks.service.js';

@Controller()
export class TicketChecksController {
  constructor(private readonly checks: TicketChecksService) {}

  @Get(ticketCheckRoutes.queue)
  @Can('ticket:check')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TicketQueueDto })
  queue(@CurrentActor() actor: Actor): Promise<TicketQueue> {
    return this.checks.queue(actor);
  }

  @Put(ticketCheckRoutes.lease())
  @Can('ticket:check')
  @ApiOkResponse({ type: TicketQueueDto })
  take(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TicketQueue> {
    return this.checks.take(actor, id);
  }

  @Delete(ticketCheckRoutes.lease())
  @Can('ticket:check')
  @HttpCode(204)
  @ApiNoContentResponse()
  putBack(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.checks.putBack(actor, id);
  }

  @Put(ticketCheckRoutes.verify())
  @Can('ticket:check')
  @HttpCode(204)
  @ApiNoContentResponse()
  verify(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: VerifyTicketDto): Promise<void> {
    return this.checks.verify(actor, id, body.expires_on);
  }

  @Put(ticketCheckRoutes.reject())
  @Can('ticket:check')
  @HttpCode(204)
  @ApiNoContentResponse()
  reject(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() { reason }: RefuseTicketDto): Promise<void> {
    return this.checks.reject(actor, id, reason);
  }

  @Put(ticketCheckRoutes.withdraw())
  @Can('ticket:check')
  @HttpCode(204)
  @ApiNoContentResponse()
  withdraw(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() { reason }: RefuseTicketDto): Promise<void> {
    return this.checks.withdraw(actor, id, reason);
  }
}
