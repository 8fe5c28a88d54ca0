import { webRoutes } from '@crewcall/contracts-core';
import { notificationRoutes } from '@crewcall/contracts-notifications';
import { UnsubscribeQueryDto } from '@crewcall/contracts-notifications/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiNoContentResponse } from '@nestjs/swagger';
import { PreferencesService } from './preferences.service.js';

/** The address in the header of every mail. Mail programs post to it by themselves (RFC 8058). */
@Controller()
export class UnsubscribeController {
  constructor(private readonly preferences: PreferencesService) {}

  /** For mail programs that only open it: the page asks, because scanners of mail open every link. */
  @Get(notificationRoutes.unsubscribe)
  @Public()
  @Redirect()
  @ApiFoundResponse({ description: 'The page that asks.' })
  ask(@Query() { key, type }: UnsubscribeQueryDto): { url: string; statusCode: number } {
    return { url: webRoutes.unsubscribe.href({ key, type }), statusCode: 302 };
  }

  @Post(notificationRoutes.unsubscribe)
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async unsubscribe(@Query() { key, type }: UnsubscribeQueryDto): Promise<void> {
    await this.preferences.unsubscribe(key, type);
  }
}
