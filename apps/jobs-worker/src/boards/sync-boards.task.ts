import { syncTimes } from '@crewcall/contracts-jobs';
import { syncBoards, type SyncBoardsPayload } from '@crewcall/jobs-domain';
import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SyncBoardsService } from './sync-boards.service.js';

@RunsTask(syncBoards, { everySeconds: syncTimes.automaticAfterSeconds })
@Injectable()
export class SyncBoardsTask implements TaskRunner<SyncBoardsPayload> {
  constructor(private readonly syncs: SyncBoardsService) {}

  async run({ sync_id }: SyncBoardsPayload): Promise<void> {
    await this.syncs.run(sync_id);
  }
}
