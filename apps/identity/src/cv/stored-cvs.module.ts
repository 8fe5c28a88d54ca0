import { Module } from '@nestjs/common';
import { CvRepository } from './cv.repository.js';
import { StoredCvsService } from './stored-cvs.service.js';

/** Apart from CvModule, which needs profiles, as profiles need this. */
@Module({ providers: [StoredCvsService, CvRepository], exports: [StoredCvsService, CvRepository] })
export class StoredCvsModule {}
