import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';
import { KitItemEntity } from './kit-item.entity.js';

@Injectable()
export class KitItemRepository {
  constructor(private readonly database: Database) {}

  /** Before anything of the person changes: one change after the other. Its version; null for who left. */
  async holdOwner(userId: string): Promise<number | null> {
    const [held] = await this.database.query<{ version: number }>(
      `INSERT INTO kit_holders AS h (user_id) SELECT $1::uuid WHERE ${isHere('$1')}
       ON CONFLICT (user_id) DO UPDATE SET version = h.version + 1 RETURNING version`,
      [userId],
    );
    return held?.version ?? null;
  }

  /** In the order in which they were added. */
  ofUser(userId: string): Promise<KitItemEntity[]> {
    return this.database.of(KitItemEntity).find({ where: { userId }, order: { id: 'ASC' } });
  }

  shownKitItemsOf(userId: string): Promise<KitItemEntity[]> {
    return this.database.of(KitItemEntity).find({ where: { userId, isHidden: false }, order: { id: 'ASC' } });
  }

  countKitItems(userId: string): Promise<number> {
    return this.database.of(KitItemEntity).countBy({ userId });
  }

  findKitItem(userId: string, id: string): Promise<KitItemEntity | null> {
    return this.database.of(KitItemEntity).findOneBy({ userId, id });
  }

  async saveKitItem(item: KitItemEntity): Promise<void> {
    await this.database.of(KitItemEntity).save(item);
  }

  async removeKitItem({ userId, id }: KitItemEntity): Promise<void> {
    await this.database.of(KitItemEntity).delete({ userId, id });
  }
}
