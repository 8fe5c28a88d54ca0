import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { UsersModule } from '../users/users.module.js';
import { ProfileReportsController } from './profile-reports.controller.js';
import { ProfileReportsService } from './profile-reports.service.js';

@Module({
  imports: [UsersModule, FreelancersModule, CompaniesModule],
  controllers: [ProfileReportsController],
  providers: [ProfileReportsService],
})
export class ProfileReportsModule {}
