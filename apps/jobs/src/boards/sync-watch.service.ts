import { setTimeout as pause } from 'node:timers/promises';
import { BoardSyncRepository, type SyncRow } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

const LOOK_EVERY_MS = 250;

/** Waits for syncs to end. However many people wait for one, it is looked at once. */
@Injectable()
export class SyncWatchService {
  private readonly watched = new Map<string, Promise<SyncRow | null>>();

  constructor(private readonly syncs: BoardSyncRepository) {}

  /** The sync once it has ended, or null when it goes on after so long. */
  async untilEnded(id: string, withinMs: number): Promise<SyncRow | null> {
    const watching = this.watched.get(id) ?? this.watch(id, withinMs);
    const timeout = new AbortController();
    try {
      return await Promise.race([watching, pause(withinMs, null, { signal: timeout.signal })]);
    } finally {
      timeout.abort();
    }
  }

  private watch(id: string, withinMs: number): Promise<SyncRow | null> {
    const watching = this.look(id, Date.now() + withinMs).finally(() => this.watched.delete(id));
    this.watched.set(id, watching);
    return watching;
  }

  private async look(id: string, deadline: number): Promise<SyncRow | null> {
    for (;;) {
      const sync = await this.syncs.findSync(id);
      if (!sync || sync.status === 'ended') return sync ?? null;
      if (Date.now() > deadline) return null;
      await pause(LOOK_EVERY_MS);
    }
  }
}
