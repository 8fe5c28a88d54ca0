import { defineErrors } from '@crewcall/platform-errors';
import { Inject, Injectable } from '@nestjs/common';
import { coreErrors, LIVE_REPLAY_MAX, type LiveRecord } from '@crewcall/contracts-core';
import { LIVE_STREAM } from './live.service.js';
import { LiveEventRepository } from './live-event.repository.js';

const { LiveEventsGoneError } = defineErrors(coreErrors);

/** What a person missed. Kept for 7 days, 1,000 events per person. */
@Injectable()
export class LiveReplay {
  constructor(
    private readonly events: LiveEventRepository,
    @Inject(LIVE_STREAM) private readonly stream: string,
  ) {}

  /**
   * Everything after `seq`, oldest first. When the first is not `seq + 1`, older ones are gone: reload instead.
   * @throws LiveEventsGoneError where there were some and all are gone
   */
  async since(userId: string, seq: number, limit = LIVE_REPLAY_MAX): Promise<LiveRecord[]> {
    const { rows, last } = await this.events.eventsAfter(userId, seq, Math.min(limit, LIVE_REPLAY_MAX));
    if (!rows.length && last > seq) throw new LiveEventsGoneError();
    return rows.map((row) => ({ ...row, stream: this.stream, created_at: row.created_at.toISOString() }) as LiveRecord);
  }

  /** The number of the person's last event, 0 before the first. */
  latest(userId: string): Promise<number> {
    return this.events.lastSeq(userId);
  }

  /** For the deletion of an account: what the person was told, and their name where they wrote to others. */
  async forget(userId: string): Promise<void> {
    await this.events.forgetEventsOf(userId);
    await this.events.removeSender(userId);
  }

  /** For a message that was removed: who comes back reads `words` in its place. */
  replaceWords(userIds: readonly string[], messageId: string, words: string): Promise<void> {
    return this.events.replaceWords(userIds, messageId, words);
  }

  /** For the deletion of an account: in what others were told, these names give way to `by`. */
  replaceNames(names: readonly string[], by: string): Promise<void> {
    return this.events.replaceNames(names, by);
  }
}
