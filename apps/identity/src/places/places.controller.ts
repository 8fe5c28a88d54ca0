import { locationRoutes } from '@crewcall/contracts-identity';
import { LocationSearchQueryDto, LocationSuggestionDto } from '@crewcall/contracts-identity/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PlacesService } from './places.service.js';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get(locationRoutes.search)
  @Public()
  @ApiOkResponse({ type: [LocationSuggestionDto] })
  async search(
    @Query() { query }: LocationSearchQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LocationSuggestionDto[]> {
    const places = await this.places.search(query);
    // Only what was found may be kept; an error is over in a moment.
    void reply.header('Cache-Control', 'public, max-age=3600');
    return places;
  }
}
