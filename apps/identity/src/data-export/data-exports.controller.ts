import { userRoutes } from '@crewcall/contracts-identity';
import { DataExportAnswerDto, DataExportFileDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import { DataExportsService } from './data-exports.service.js';

@Controller()
export class DataExportsController {
  constructor(private readonly exports: DataExportsService) {}

  @Post(userRoutes.dataExport)
  @Can('data-export:request')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: DataExportAnswerDto })
  request(@CurrentActor() actor: Actor): Promise<DataExportAnswerDto> {
    return this.exports.request(actor);
  }

  @Get(userRoutes.dataExport)
  @Can('data-export:read')
  @ApiOkResponse({ type: DataExportAnswerDto })
  newest(@CurrentActor() actor: Actor): Promise<DataExportAnswerDto> {
    return this.exports.newest(actor);
  }

  @Get(userRoutes.dataExportFile())
  @Can('data-export:read')
  @ApiOkResponse({ type: DataExportFileDto })
  file(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DataExportFileDto> {
    return this.exports.file(actor, id);
  }
}
