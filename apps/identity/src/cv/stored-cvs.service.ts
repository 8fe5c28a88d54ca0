import { Injectable } from '@nestjs/common';
import type { CvEntity } from './cv.entity.js';
import { CvRepository } from './cv.repository.js';

/** What a profile shows of its CV. */
@Injectable()
export class StoredCvsService {
  constructor(private readonly cvs: CvRepository) {}

  findByUser(userId: string): Promise<CvEntity | null> {
    return this.cvs.findCvByUser(userId);
  }
}
