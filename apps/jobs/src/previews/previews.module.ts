import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { PreviewFonts } from './preview-fonts.service.js';
import { PreviewPicture } from './preview-picture.service.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';

@Module({
  imports: [JobsModule],
  controllers: [PreviewsController],
  providers: [PreviewsService, PreviewPicture, PreviewFonts],
})
export class PreviewsModule {}
