import { LIVE_REPLAY_MAX, type LiveRecord } from '@crewcall/contracts-core';
import { notificationRoutes } from '@crewcall/contracts-notifications';
import { LiveReplayQueryDto } from '@crewcall/contracts-notifications/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { LiveReplay } from '@crewcall/platform-live';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

/** What a socket did not deliver while its person was away, in order. Thin by design: the platform keeps and reads it. */
@Controller()
export class ReplayController {
  constructor(private readonly replay: LiveReplay) {}

  @Get(notificationRoutes.live)
  @Can('notification:read')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: `At most ${LIVE_REPLAY_MAX} live events after the given number, oldest first.` })
  since(@CurrentActor() actor: Actor, @Query() { after }: LiveReplayQueryDto): Promise<LiveRecord[]> {
    return this.replay.since(actor.id, after);
  }
}
