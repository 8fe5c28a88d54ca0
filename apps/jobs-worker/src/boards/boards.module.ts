import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { AdDetailsService } from './ad-details.service.js';
import { AdWriterService } from './ad-writer.service.js';
import { AdzunaBoard } from './adzuna.board.js';
import { BoardHttp } from './board-http.client.js';
import { BoardJobRepository } from './board-job.repository.js';
import { CallLedgerRepository } from './call-ledger.repository.js';
import { JobSourceRepository } from './job-source.repository.js';
import { ReedBoard } from './reed.board.js';
import { SyncBoardService } from './sync-board.service.js';
import { SyncBoardsService } from './sync-boards.service.js';
import { SyncBoardsTask } from './sync-boards.task.js';

/** Advertisements of external boards, kept as jobs of ours. */
@Module({
  imports: [JobsDomainModule],
  providers: [
    ReedBoard,
    AdzunaBoard,
    BoardHttp,
    CallLedgerRepository,
    JobSourceRepository,
    BoardJobRepository,
    AdDetailsService,
    AdWriterService,
    SyncBoardService,
    SyncBoardsService,
    SyncBoardsTask,
  ],
})
export class BoardsModule {}
