import { defineTask } from '@crewcall/platform-queues';
import { IsOptional, IsUUID } from 'class-validator';

export class SyncBoardsPayload {
  /** The sync that a user asked for and waits for; the schedule's own has none yet. */
  @IsOptional()
  @IsUUID()
  sync_id?: string;
}

/** Reads the external boards. Enqueued by the jobs service when a user asks, by the worker's schedule otherwise. */
export const syncBoards = defineTask({ name: 'sync-boards', payload: SyncBoardsPayload, runBy: 'jobs-worker' });
