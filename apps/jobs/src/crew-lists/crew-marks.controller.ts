import { crewListRoutes, type CrewMark, type CrewTag, type KeptOnPerson } from '@crewcall/contracts-bookings';
import {
  AddCrewNoteDto,
  CrewMarkDto,
  CrewMarksQueryDto,
  CrewTagDto,
  KeptOnPersonDto,
  SaveCrewTagsDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CrewMarksService } from './crew-marks.service.js';

@Controller()
export class CrewMarksController {
  constructor(private readonly marks: CrewMarksService) {}

  @Post(crewListRoutes.crewMarks)
  @Can('crew-list:keep')
  @HttpCode(200)
  @ApiOkResponse({ type: [CrewMarkDto] })
  marksOf(@CurrentActor() actor: Actor, @Body() input: CrewMarksQueryDto): Promise<CrewMark[]> {
    return this.marks.marksOf(actor, input);
  }

  @Get(crewListRoutes.crewTags)
  @Can('crew-list:keep')
  @ApiOkResponse({ type: [CrewTagDto] })
  tags(@CurrentActor() actor: Actor): Promise<CrewTag[]> {
    return this.marks.tagsOf(actor);
  }

  @Get(crewListRoutes.keptOnPerson())
  @Can('crew-list:keep')
  @ApiOkResponse({ type: KeptOnPersonDto })
  keptOn(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<KeptOnPerson> {
    return this.marks.keptOn(actor, userId);
  }

  @Post(crewListRoutes.crewNotes())
  @Can('crew-list:keep')
  @Idempotent()
  @ApiCreatedResponse({ type: KeptOnPersonDto })
  addNote(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Body() input: AddCrewNoteDto,
  ): Promise<KeptOnPerson> {
    return this.marks.addNote(actor, userId, input);
  }

  @Delete(crewListRoutes.crewNote())
  @Can('crew-list:keep')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  removeNote(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Param('noteId') noteId: string,
  ): Promise<void> {
    return this.marks.removeNote(actor, userId, noteId);
  }

  @Put(crewListRoutes.crewTagsOf())
  @Can('crew-list:keep')
  @Idempotent()
  @ApiOkResponse({ type: KeptOnPersonDto })
  saveTags(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Body() input: SaveCrewTagsDto,
  ): Promise<KeptOnPerson> {
    return this.marks.saveTags(actor, userId, input);
  }
}
