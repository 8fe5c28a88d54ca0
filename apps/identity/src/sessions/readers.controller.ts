import { internalRoutes } from '@crewcall/contracts-identity';
import { Public } from '@crewcall/platform-auth';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Readers } from './readers.service.js';

class ReaderDto {
  @MaxLength(1000)
  @IsString()
  cookie!: string;
}

/** For the gateway, which passes no request of others to these addresses. */
@ApiExcludeController()
@Controller()
export class ReadersController {
  constructor(private readonly readers: Readers) {}

  @Post(internalRoutes.readers)
  @Public()
  @HttpCode(200)
  tokenFor(@Body() { cookie }: ReaderDto): Promise<{ token: string }> {
    return this.readers.tokenFor(cookie);
  }
}
