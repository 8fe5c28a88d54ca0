import { cvLimits, cvRoutes } from '@crewcall/contracts-identity';
import {
  BeginCvUploadDto,
  CvDownloadDto,
  CvUploadDto,
  FreelancerProfileDto,
  UploadCvDto,
} from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { FileBody, TakesFile, TakesUpTo } from '@crewcall/platform-bootstrap';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { FreelancersService } from '../freelancers/freelancers.service.js';
import { cvBytesOf } from './cv.rules.js';
import { CvDownloadsService } from './cv-downloads.service.js';
import { CvUploadsService } from './cv-uploads.service.js';
import { CvsService } from './cvs.service.js';

@Controller()
export class CvController {
  constructor(
    private readonly cvs: CvsService,
    private readonly uploads: CvUploadsService,
    private readonly downloads: CvDownloadsService,
    private readonly freelancers: FreelancersService,
  ) {}

  @Post(cvRoutes.own)
  @Can('cv:write')
  @TakesUpTo(cvLimits.body)
  @HttpCode(200)
  @ApiOkResponse({ type: FreelancerProfileDto })
  async upload(@CurrentActor() actor: Actor, @Body() body: UploadCvDto): Promise<FreelancerProfileDto> {
    await this.cvs.takeCv(actor, cvBytesOf(body.fileData), body.filename);
    return this.freelancers.getFreelancer(actor, actor.id);
  }

  @Delete(cvRoutes.own)
  @Can('cv:write')
  @ApiOkResponse({ type: FreelancerProfileDto })
  async remove(@CurrentActor() actor: Actor): Promise<FreelancerProfileDto> {
    await this.cvs.removeCv(actor);
    return this.freelancers.getFreelancer(actor, actor.id);
  }

  @Post(cvRoutes.uploads)
  @Can('cv:write')
  @ApiCreatedResponse({ type: CvUploadDto })
  begin(@CurrentActor() actor: Actor, @Body() body: BeginCvUploadDto): Promise<CvUploadDto> {
    return this.uploads.begin(actor, body);
  }

  /** The ticket in the address says who may, as the signature of a presigned one would. */
  @Put(cvRoutes.bytes())
  @Public()
  @TakesFile(cvLimits.bytes)
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse()
  receive(@Param('ticket') ticket: string, @FileBody() bytes: Buffer): Promise<void> {
    return this.uploads.receive(ticket, bytes);
  }

  @Put(cvRoutes.upload())
  @Can('cv:write')
  @ApiOkResponse({ type: FreelancerProfileDto })
  async complete(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: BeginCvUploadDto,
  ): Promise<FreelancerProfileDto> {
    await this.uploads.complete(actor, id, body.filename);
    return this.freelancers.getFreelancer(actor, actor.id);
  }

  @Get(cvRoutes.download())
  @Can('cv:download')
  @ApiOkResponse({ type: CvDownloadDto })
  link(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<CvDownloadDto> {
    return this.downloads.linkTo(actor, userId);
  }

  /** The ticket in the address says who may: it was given to a user who may read this CV. */
  @Get(cvRoutes.file())
  @Public()
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  file(@Param('ticket') ticket: string): Promise<StreamableFile> {
    return this.downloads.open(ticket);
  }
}
