import type { Actor, Page } from '@crewcall/contracts-core';
import { type Rating, ratingRoutes, type RatingRequest, type RatingSummary } from '@crewcall/contracts-jobs';
import {
  RateDto,
  RatingDto,
  RatingListQueryDto,
  RatingRequestDto,
  RatingRequestInputDto,
  RatingSummaryDto,
} from '@crewcall/contracts-jobs/dto';
import { Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { AskForRatingService } from './ask-for-rating.service.js';
import { RateService } from './rate.service.js';
import { RatingsService } from './ratings.service.js';

@Controller()
export class RatingsController {
  constructor(
    private readonly ratings: RatingsService,
    private readonly rating: RateService,
    private readonly asking: AskForRatingService,
  ) {}

  @Post(ratingRoutes.create)
  @Can('rating:create')
  @Idempotent()
  @ApiCreatedResponse({ type: RatingDto })
  rate(@CurrentActor() actor: Actor, @Body() input: RateDto): Promise<Rating> {
    return this.rating.rate(actor, input);
  }

  @Post(ratingRoutes.requests)
  @Can('rating:request')
  @Idempotent()
  @ApiCreatedResponse({ type: RatingRequestDto })
  ask(@CurrentActor() actor: Actor, @Body() input: RatingRequestInputDto): Promise<RatingRequest> {
    return this.asking.askForRating(actor, input);
  }

  @Get(ratingRoutes.ofFreelancer())
  @Can('rating:list')
  @Paged(RatingDto)
  listOfFreelancer(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: RatingListQueryDto,
  ): Promise<Page<Rating>> {
    return this.ratings.listOf(actor, id, query);
  }

  @Get(ratingRoutes.averageOf())
  @Public()
  @ApiOkResponse({ type: RatingSummaryDto })
  summaryOf(@Param('id') id: string): Promise<RatingSummary> {
    return this.ratings.summaryOf(id);
  }
}
