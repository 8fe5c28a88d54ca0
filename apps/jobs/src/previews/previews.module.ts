import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { PreviewFonts } from './preview-fonts.js';
import { PreviewPicture } from './preview-picture.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';

@Module({
  imports: [JobsModule],
  controllers: [PreviewsController],
  providers: [PreviewsService, PreviewPicture, PreviewFonts],
})
export class PreviewsModule {}
