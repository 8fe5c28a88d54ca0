import { Module } from '@nestjs/common';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { MediaModule } from '../media/media.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { CvController } from './cv.controller.js';
import { CvDownloadsService } from './cv-downloads.service.js';
import { CvLinksService } from './cv-links.service.js';
import { CvScansService } from './cv-scans.service.js';
import { CvUploadsService } from './cv-uploads.service.js';
import { CvsService } from './cvs.service.js';
import { StoredCvsModule } from './stored-cvs.module.js';

@Module({
  imports: [FreelancersModule, MediaModule, StoredCvsModule, SessionsModule, UsersModule],
  controllers: [CvController],
  providers: [CvsService, CvUploadsService, CvDownloadsService, CvLinksService, CvScansService],
})
export class CvModule {}
