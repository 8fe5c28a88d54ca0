import { Module } from '@nestjs/common';
import { Badges } from './badges.service.js';
import { CountRepository } from './count.repository.js';
import { CountsController } from './counts.controller.js';
import { CountsService } from './counts.service.js';
import { RebuildCounts } from './rebuild-counts.service.js';

@Module({
  controllers: [CountsController],
  providers: [CountsService, CountRepository, Badges, RebuildCounts],
  exports: [CountsService, Badges],
})
export class CountsModule {}
