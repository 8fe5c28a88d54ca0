import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CvEntity } from './cv.entity.js';

@Injectable()
export class CvRepository {
  constructor(private readonly database: Database) {}

  async findCvByUser(userId: string): Promise<CvEntity | null> {
    return this.database.of(CvEntity).findOneBy({ userId });
  }

  async findCvForUpdate(userId: string): Promise<CvEntity | null> {
    return this.database.of(CvEntity).findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  async findCvByFile(fileId: string): Promise<CvEntity | null> {
    return this.database.of(CvEntity).findOneBy({ fileId });
  }

  /** In any order: a file that never gets a verdict would stand before all that came after it. */
  async findPending(limit: number): Promise<CvEntity[]> {
    const pending = this.database.of(CvEntity).createQueryBuilder('cv').where(`cv.scan = 'pending'`);
    return pending.orderBy('random()').limit(limit).getMany();
  }

  async saveCv(cv: CvEntity): Promise<void> {
    await this.database.of(CvEntity).save(cv);
  }

  async removeCv(userId: string): Promise<void> {
    await this.database.of(CvEntity).delete({ userId });
  }
}
