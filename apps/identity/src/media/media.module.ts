import { Module } from '@nestjs/common';
import { FileRemovalsService } from './file-removals.service.js';
import { MediaController } from './media.controller.js';
import { MediaService } from './media.service.js';
import { PicturesService } from './pictures.service.js';
import { RemoveStoredFileTask } from './remove-stored-file.task.js';
import { StoredFileRepository } from './stored-file.repository.js';
import { StoredFilesService } from './stored-files.service.js';
import { UploadsService } from './uploads.service.js';
import { UploadsExporter } from './uploads.exporter.js';

@Module({
  controllers: [MediaController],
  providers: [
    MediaService,
    PicturesService,
    StoredFilesService,
    FileRemovalsService,
    StoredFileRepository,
    RemoveStoredFileTask,
    UploadsExporter,
    UploadsService,
  ],
  exports: [PicturesService, StoredFilesService, UploadsService],
})
export class MediaModule {}
