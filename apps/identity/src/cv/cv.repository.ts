import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CvEntity } from './cv.entity.js';

@Injectable()
export class CvRepository {
  constructor(private readonly database: Database) {}

  async findByUser(userId: string): Promise<CvEntity | null> {
    return this.database.of(CvEntity).findOneBy({ userId });
  }

  async findByUserForUpdate(userId: string): Promise<CvEntity | null> {
    return this.database.of(CvEntity).findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  async findByFile(fileId: string): Promise<CvEntity | null> {
    return this.database.of(CvEntity).findOneBy({ fileId });
  }

  /** Oldest first. */
  async findPending(limit: number): Promise<CvEntity[]> {
    return this.database.of(CvEntity).find({ where: { scan: 'pending' }, order: { uploadedAt: 'ASC' }, take: limit });
  }

  async save(cv: CvEntity): Promise<void> {
    await this.database.of(CvEntity).save(cv);
  }

  async remove(userId: string): Promise<void> {
    await this.database.of(CvEntity).delete({ userId });
  }
}
