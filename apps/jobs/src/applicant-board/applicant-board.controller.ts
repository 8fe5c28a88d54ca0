import {
  type ApplicantBoard,
  type BoardTimes,
  applicantBoardRoutes,
  type BulkResult,
  type MovedCard,
} from '@crewcall/contracts-bookings';
import {
  ApplicantBoardDto,
  BoardQueryDto,
  BoardTimesDto,
  BulkDto,
  BulkResultDto,
  MoveCardDto,
  MovedCardDto,
  RejectTextsDto,
  SaveApplicationMarksDto,
} from '@crewcall/contracts-bookings/dto';
import type { ApplicationMarks } from '@crewcall/contracts-jobs';
import { ApplicationMarksDto } from '@crewcall/contracts-jobs/dto';
import { type Actor, IDEMPOTENCY_KEY_HEADER } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ApplicantBoardService } from './applicant-board.service.js';
import { ApplicationMarksService } from './application-marks.service.js';
import { BulkService } from './bulk.service.js';
import { MoveCardService } from './move-card.service.js';
import { RejectTextsService } from './reject-texts.service.js';

@Controller()
export class ApplicantBoardController {
  constructor(
    private readonly board: ApplicantBoardService,
    private readonly moving: MoveCardService,
    private readonly bulk: BulkService,
    private readonly texts: RejectTextsService,
    private readonly marks: ApplicationMarksService,
  ) {}

  @Get(applicantBoardRoutes.board())
  @Can('applicant-board:read')
  @ApiOkResponse({ type: ApplicantBoardDto })
  read(
    @CurrentActor() actor: Actor,
    @Param('id') jobId: string,
    @Query() query: BoardQueryDto,
  ): Promise<ApplicantBoard> {
    return this.board.read(actor, jobId, query);
  }

  @Get(applicantBoardRoutes.applicantsFile())
  @Can('applicant-board:read')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="applicants.csv"')
  @ApiProduces('text/csv')
  file(@CurrentActor() actor: Actor, @Param('id') jobId: string): Promise<string> {
    return this.board.csv(actor, jobId);
  }

  @Get(applicantBoardRoutes.boardTimes())
  @Can('applicant-board:read')
  @ApiOkResponse({ type: BoardTimesDto })
  readTimes(@CurrentActor() actor: Actor, @Param('id') jobId: string): Promise<BoardTimes> {
    return this.board.readTimes(actor, jobId);
  }

  @Put(applicantBoardRoutes.moveCard())
  @Can('applicant-board:move')
  @Idempotent()
  @ApiOkResponse({ type: MovedCardDto })
  move(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: MoveCardDto): Promise<MovedCard> {
    return this.moving.moveCard(actor, id, input);
  }

  @Put(applicantBoardRoutes.applicationMarks())
  @Can('applicant-board:move')
  @Idempotent()
  @ApiOkResponse({ type: ApplicationMarksDto })
  saveMarks(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: SaveApplicationMarksDto,
  ): Promise<ApplicationMarks> {
    return this.marks.save(actor, id, input);
  }

  /** The key is kept for each person, since each has a transaction of their own. */
  @Post(applicantBoardRoutes.bulk)
  @Can('applicant-board:move')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResultDto })
  carryOut(
    @CurrentActor() actor: Actor,
    @Body() input: BulkDto,
    @Headers(IDEMPOTENCY_KEY_HEADER) key: string | undefined,
  ): Promise<BulkResult> {
    return this.bulk.carryOut(actor, input, key);
  }

  @Get(applicantBoardRoutes.rejectTexts)
  @Can('reject-text:keep')
  @ApiOkResponse({ type: RejectTextsDto })
  readTexts(@CurrentActor() actor: Actor): Promise<RejectTextsDto> {
    return this.texts.read(actor);
  }

  @Put(applicantBoardRoutes.rejectTexts)
  @Can('reject-text:keep')
  @Idempotent()
  @ApiOkResponse({ type: RejectTextsDto })
  saveTexts(@CurrentActor() actor: Actor, @Body() input: RejectTextsDto): Promise<RejectTextsDto> {
    return this.texts.save(actor, input);
  }
}
