import { type Booking, bookingsRoutes } from '@crewcall/contracts-bookings';
import { BookingDto, BookingListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { BookingsService } from './bookings.service.js';

@Controller()
export class BookingsController {
  constructor(private readonly bookings: BookingsService) {}

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
    return this.bookings.get(actor, id);
  }
}
