import { Module } from '@nestjs/common';
import { LiveServerModule } from '../live/live-server.module.js';
import { PresenceRepository } from './presence.repository.js';
import { PresenceService } from './presence.service.js';

@Module({
  imports: [LiveServerModule],
  providers: [PresenceService, PresenceRepository],
  exports: [PresenceService],
})
export class PresenceModule {}
