import { type Booking, bookingsRoutes, type NoShow } from '@crewcall/contracts-bookings';
import { BookingDto, NoShowDto, NoShowRequestDto, ObjectDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { BookingsService } from '../bookings/bookings.service.js';
import { ClaimNoShowService } from './claim-no-show.service.js';
import { DisputeNoShowService } from './dispute-no-show.service.js';
import { WithdrawNoShowService } from './withdraw-no-show.service.js';

@Controller()
export class NoShowsController {
  constructor(
    private readonly claims: ClaimNoShowService,
    private readonly withdrawing: WithdrawNoShowService,
    private readonly disputes: DisputeNoShowService,
    private readonly bookings: BookingsService,
  ) {}

  @Put(bookingsRoutes.noShow())
  @Can('booking:no-show')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async claim(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: NoShowRequestDto,
  ): Promise<Booking> {
    await this.claims.claim(actor, id, input);
    return this.bookings.getBooking(actor, id);
  }

  /** What the company said is taken back, and the person told. */
  @Delete(bookingsRoutes.noShow())
  @Can('booking:no-show')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async withdraw(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Booking> {
    await this.withdrawing.withdraw(actor, id);
    return this.bookings.getBooking(actor, id);
  }

  /** Both sides' words, for the administrator who settles it. */
  @Get(bookingsRoutes.noShow())
  @Can('booking:settle')
  @ApiOkResponse({ type: NoShowDto })
  dispute(@Param('id') id: string): Promise<NoShow> {
    return this.disputes.findDispute(id);
  }

  @Put(bookingsRoutes.objectToNoShow())
  @Can('booking:object')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async object(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: ObjectDto): Promise<Booking> {
    await this.disputes.object(actor, id, input);
    return this.bookings.getBooking(actor, id);
  }
}
