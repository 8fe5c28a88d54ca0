import { type BookingFigures, bookingsRoutes } from '@crewcall/contracts-bookings';
import { BookingFiguresDto } from '@crewcall/contracts-bookings/dto';
import { Can } from '@crewcall/platform-auth';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { FiguresService } from './figures.service.js';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get(bookingsRoutes.figures)
  @Can('booking-figures:read')
  @ApiOkResponse({ type: BookingFiguresDto })
  get(): Promise<BookingFigures> {
    return this.figures.get();
  }
}
