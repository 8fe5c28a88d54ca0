import { type Booking, bookingsRoutes } from '@crewcall/contracts-bookings';
import { BookingDto, BookingListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AnswerRevisionService } from '../revisions/answer-revision.service.js';
import { BookingsService } from './bookings.service.js';

@Controller()
export class BookingsController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly revising: AnswerRevisionService,
  ) {}

  @Get(bookingsRoutes.bookings)
  @Can('booking:read')
  @Paged(BookingDto)
  list(@CurrentActor() actor: Actor, @Query() query: BookingListQueryDto): Promise<Page<Booking>> {
    return this.bookings.listOf(actor, query);
  }

  @Get(bookingsRoutes.booking())
  @Can('booking:read')
  @ApiOkResponse({ type: BookingDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Booking> {
    return this.bookings.getBooking(actor, id);
  }

  @Put(bookingsRoutes.acceptRevision())
  @Can('booking:revise')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async acceptRevision(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Booking> {
    await this.revising.acceptOfBooking(actor, id);
    return this.bookings.getBooking(actor, id);
  }

  @Put(bookingsRoutes.refuseRevision())
  @Can('booking:revise')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async refuseRevision(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Booking> {
    await this.revising.refuseOfBooking(actor, id);
    return this.bookings.getBooking(actor, id);
  }
}
