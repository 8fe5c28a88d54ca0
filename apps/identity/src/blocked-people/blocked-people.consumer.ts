import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { blockChanged, type BlockChangedPayload } from '@crewcall/contracts-messaging/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { BlockedPeopleService } from './blocked-people.service.js';

@Injectable()
export class BlockedPeopleConsumer {
  constructor(private readonly blocked: BlockedPeopleService) {}

  @OnEvent(blockChanged)
  async keepBlockedPeopleApart(change: BlockChangedPayload, { occurred_at }: EventEnvelope): Promise<void> {
    await this.blocked.keepBlock({ ...change, at: new Date(occurred_at) });
  }
}
