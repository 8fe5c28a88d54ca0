import { type BookingReviews, type CompanyReview, reviewRoutes, type WorksAgain } from '@crewcall/contracts-bookings';
import {
  BookingReviewsDto,
  CompanyReviewDto,
  CompanyReviewsQueryDto,
  PaidOnTimeDto,
  ReplyToReviewDto,
  SaveReviewDto,
  WorksAgainDto,
  WriteReviewDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { ReportDto } from '@crewcall/contracts-core/dto';
import { Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { AnswerReviewService } from './answer-review.service.js';
import { ReviewsService } from './reviews.service.js';
import { WriteReviewService } from './write-review.service.js';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly writing: WriteReviewService,
    private readonly answering: AnswerReviewService,
  ) {}

  @Get(reviewRoutes.ofBooking())
  @Can('review:read')
  @ApiOkResponse({ type: BookingReviewsDto })
  ofBooking(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BookingReviews> {
    return this.reviews.ofBooking(actor, id);
  }

  @Get(reviewRoutes.ofCompany())
  @Public()
  @Paged(CompanyReviewDto)
  ofCompany(@Param('userId') userId: string, @Query() query: CompanyReviewsQueryDto): Promise<Page<CompanyReview>> {
    return this.reviews.ofCompany(userId, query);
  }

  @Get(reviewRoutes.again)
  @Can('crew-list:keep')
  @ApiOkResponse({ type: [WorksAgainDto] })
  again(@CurrentActor() actor: Actor): Promise<WorksAgain[]> {
    return this.reviews.again(actor);
  }

  @Post(reviewRoutes.write)
  @Can('review:write')
  @Idempotent()
  @ApiCreatedResponse({ type: BookingReviewsDto })
  async write(@CurrentActor() actor: Actor, @Body() input: WriteReviewDto): Promise<BookingReviews> {
    return this.reviews.ofBooking(actor, await this.writing.write(actor, input));
  }

  @Put(reviewRoutes.review())
  @Can('review:write')
  @Idempotent()
  @ApiOkResponse({ type: BookingReviewsDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: SaveReviewDto,
  ): Promise<BookingReviews> {
    return this.reviews.ofBooking(actor, await this.writing.change(actor, id, input));
  }

  @Put(reviewRoutes.reply())
  @Can('review:write')
  @Idempotent()
  @ApiOkResponse({ type: BookingReviewsDto })
  async reply(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { text }: ReplyToReviewDto,
  ): Promise<BookingReviews> {
    return this.reviews.ofBooking(actor, await this.answering.reply(actor, id, text));
  }

  @Put(reviewRoutes.paidOnTime())
  @Can('review:add-payment')
  @Idempotent()
  @ApiOkResponse({ type: BookingReviewsDto })
  async addPaidOnTime(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { stars }: PaidOnTimeDto,
  ): Promise<BookingReviews> {
    return this.reviews.ofBooking(actor, await this.answering.addPaidOnTime(actor, id, stars));
  }

  @Post(reviewRoutes.report())
  @Can('review:report')
  @HttpCode(204)
  @ApiNoContentResponse()
  report(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() report: ReportDto): Promise<void> {
    return this.answering.report(actor, id, report);
  }
}
