import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { BoardHealthService } from './board-health.service.js';
import { BoardsController } from './boards.controller.js';
import { SyncExternalService } from './sync-external.service.js';
import { SyncWatchService } from './sync-watch.service.js';

/** What people see and ask of the external boards; the reading itself is the worker's. */
@Module({
  imports: [JobsDomainModule],
  controllers: [BoardsController],
  providers: [SyncExternalService, SyncWatchService, BoardHealthService],
})
export class BoardsModule {}
