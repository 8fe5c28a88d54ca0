import { mediaRoutes } from '@crewcall/contracts-identity';
import { PictureUploadDto, TakenPictureDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { Controller, Get, Header, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { MediaService } from './media.service.js';
import { PicturesService } from './pictures.service.js';

const YEAR = 365 * 24 * 3600;

@Controller()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly pictures: PicturesService,
  ) {}

  @Post(mediaRoutes.uploads)
  @Can('picture:write')
  @ApiCreatedResponse({ type: PictureUploadDto })
  openUpload(@CurrentActor() actor: Actor): Promise<PictureUploadDto> {
    return this.pictures.openUpload(actor);
  }

  @Put(mediaRoutes.upload())
  @Can('picture:write')
  @ApiOkResponse({ type: TakenPictureDto })
  takeUpload(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TakenPictureDto> {
    return this.pictures.takeUpload(actor, id);
  }

  /** The bytes behind an address never change. */
  @Get(mediaRoutes.one())
  @Public()
  @Header('cache-control', `public, max-age=${YEAR}, immutable`)
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiProduces('image/webp', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  one(@Param('id') id: string): Promise<StreamableFile> {
    return this.media.findMedia(id);
  }
}
