import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CrewDirectoryController } from './crew-directory.controller.js';
import { CrewDirectoryRepository } from './crew-directory.repository.js';
import { CrewDirectoryService } from './crew-directory.service.js';
import { CrewIndexService } from './crew-index.service.js';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';
import { FreelancersController } from './freelancers.controller.js';
import { FreelancersService } from './freelancers.service.js';

@Module({
  imports: [UsersModule],
  controllers: [FreelancersController, CrewDirectoryController],
  providers: [
    FreelancersService,
    FreelancerProfileRepository,
    CrewIndexService,
    CrewDirectoryService,
    CrewDirectoryRepository,
  ],
  exports: [CrewIndexService, FreelancerProfileRepository],
})
export class FreelancersModule {}
