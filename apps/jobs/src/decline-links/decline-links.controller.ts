import { bookingsRoutes, type DeclineLink } from '@crewcall/contracts-bookings';
import { DeclineByLinkDto, DeclineLinkDto, DeclineLinkTokenDto } from '@crewcall/contracts-bookings/dto';
import { Public } from '@crewcall/platform-auth';
import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { DeclineLinksService } from './decline-links.service.js';

/** For the person who holds the mail of an offer, signed in or not. */
@Controller()
export class DeclineLinksController {
  constructor(private readonly links: DeclineLinksService) {}

  @Post(bookingsRoutes.declineLink)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: DeclineLinkDto })
  read(@Body() { token }: DeclineLinkTokenDto): Promise<DeclineLink> {
    return this.links.readLink(token);
  }

  @Put(bookingsRoutes.declineLink)
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async decline(@Body() input: DeclineByLinkDto): Promise<void> {
    await this.links.decline(input);
  }
}
