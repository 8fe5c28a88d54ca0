import { mediaRoutes } from '@crewcall/contracts-identity';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { MediaService } from './media.service.js';

const YEAR = 365 * 24 * 3600;

@Controller()
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** The bytes behind an address never change. */
  @Get(mediaRoutes.one())
  @Public()
  @Header('cache-control', `public, max-age=${YEAR}, immutable`)
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiProduces('image/webp', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  one(@Param('id') id: string): Promise<StreamableFile> {
    return this.media.one(id);
  }
}
