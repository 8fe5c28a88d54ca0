import { isRecordId } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { BlockEntity } from './block.entity.js';
import { BlockRuleEntity } from './block-rule.entity.js';

/** What people say of their own time, and how it comes again. */
@Injectable()
export class BlockRepository {
  constructor(private readonly database: Database) {}

  async findOwn(freelancerId: string, id: string): Promise<BlockEntity | null> {
    return isRecordId(id) ? this.database.of(BlockEntity).findOneBy({ id, freelancerId }) : null;
  }

  findRule(id: string): Promise<BlockRuleEntity | null> {
    return this.database.of(BlockRuleEntity).findOneBy({ id });
  }

  ofRule(ruleId: string): Promise<BlockEntity[]> {
    return this.database.of(BlockEntity).find({ where: { ruleId }, order: { occursOn: 'ASC' } });
  }

  countBlocksOf(freelancerId: string): Promise<number> {
    return this.database.of(BlockEntity).countBy({ freelancerId });
  }

  async addBlocks(blocks: BlockEntity[]): Promise<void> {
    if (blocks.length) await this.database.of(BlockEntity).insert(blocks);
  }

  async addRule(rule: BlockRuleEntity): Promise<void> {
    await this.database.of(BlockRuleEntity).insert(rule);
  }

  async saveRule({ id, ...columns }: BlockRuleEntity): Promise<void> {
    await this.database.of(BlockRuleEntity).update({ id }, columns);
  }

  async saveBlock({ id, ...columns }: BlockEntity): Promise<void> {
    await this.database.of(BlockEntity).update({ id }, columns);
  }

  async removeBlocks(ids: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM bookings.blocks WHERE id = ANY($1::uuid[])', [ids]);
  }

  async removeRule(id: string): Promise<void> {
    await this.database.of(BlockRuleEntity).delete({ id });
  }

  /** For an account that goes. */
  async removeAllOf(freelancerId: string): Promise<void> {
    await this.database.of(BlockEntity).delete({ freelancerId });
    await this.database.of(BlockRuleEntity).delete({ freelancerId });
    await this.database.query('DELETE FROM bookings.calendar_settings WHERE user_id = $1', [freelancerId]);
    await this.database.query('DELETE FROM bookings.availability_looks WHERE freelancer_id = $1 OR recruiter_id = $1', [
      freelancerId,
    ]);
  }
}
