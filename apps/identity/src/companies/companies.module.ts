import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { UsersModule } from '../users/users.module.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesService } from './companies.service.js';
import { CompanyProfileRepository } from './company-profile.repository.js';

@Module({
  imports: [UsersModule, MediaModule],
  controllers: [CompaniesController],
  providers: [CompaniesService, CompanyProfileRepository],
  exports: [CompaniesService],
})
export class CompaniesModule {}
