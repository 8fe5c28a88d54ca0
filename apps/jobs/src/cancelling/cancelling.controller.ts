import { type Booking, bookingsRoutes } from '@crewcall/contracts-bookings';
import { BookingDto, CancelBookingDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { BookingsService } from '../bookings/bookings.service.js';
import { CancelByPartyService } from './cancel-by-party.service.js';
import { PutBackService } from './put-back.service.js';

@Controller()
export class CancellingController {
  constructor(
    private readonly cancelling: CancelByPartyService,
    private readonly puttingBack: PutBackService,
    private readonly bookings: BookingsService,
  ) {}

  @Put(bookingsRoutes.cancelBooking())
  @Can('booking:cancel')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: CancelBookingDto,
  ): Promise<Booking> {
    await this.cancelling.cancel(actor, id, input);
    return this.bookings.getBooking(actor, id);
  }

  @Put(bookingsRoutes.putBackBooking())
  @Can('booking:put-back')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async putBack(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Booking> {
    await this.puttingBack.putBack(actor, id);
    return this.bookings.getBooking(actor, id);
  }
}
