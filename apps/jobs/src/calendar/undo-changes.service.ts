import { BlockEntity, BlockRepository, BlockRuleEntity, PersonLocks, UndoOverError } from '@crewcall/bookings-domain';
import type { SavedBlocks } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { RedisConfig } from '@crewcall/platform-config';
import { newId, REDIS, type RedisConnection, Transactions } from '@crewcall/platform-database';
import { Inject, Injectable, Logger } from '@nestjs/common';

const LIFE_SECONDS = 60;

/** Entries as they were, whole repeats with their rule. */
export interface Before {
  rule: BlockRuleEntity | null;
  blocks: readonly BlockEntity[];
}

interface Kept extends Before {
  id: string;
  /** What stands in their place now. */
  made: Pick<SavedBlocks, 'ids' | 'rule_id'>;
}

/**
 * Keeps for a minute what the last change of a calendar took away, so that it can be put back as it was. In Redis: no
 * table remembers what people deleted. While Redis is away nothing can be undone, and every change says so.
 */
@Injectable()
export class UndoChangesService {
  private readonly logger = new Logger(UndoChangesService.name);

  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly config: RedisConfig,
    private readonly blocks: BlockRepository,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
  ) {}

  /** By which it is undone; null when it could not be kept. */
  async keepChange(
    actor: Actor,
    before: Before,
    made: Kept['made'] = { ids: [], rule_id: null },
  ): Promise<string | null> {
    const kept: Kept = { ...before, id: newId(), made };
    try {
      await this.redis.set(this.keyOf(actor), JSON.stringify(kept), 'EX', LIFE_SECONDS);
      return kept.id;
    } catch (error) {
      this.logger.warn(`A change of a calendar cannot be undone: ${String(error)}`);
      return null;
    }
  }

  /** @throws UndoOverError once its minute is over or more was changed */
  async undoChange(actor: Actor, id: string): Promise<void> {
    const text = await this.redis.get(this.keyOf(actor));
    const kept = text ? (JSON.parse(text) as Kept) : null;
    if (kept?.id !== id) throw new UndoOverError();
    await this.transactions.runRepeatable(async () => {
      await this.personLocks.lockPeople([actor.id]);
      await this.putBack(kept);
    });
    await this.redis.del(this.keyOf(actor));
  }

  private async putBack({ rule, blocks, made }: Kept): Promise<void> {
    await this.blocks.removeBlocks([...made.ids, ...blocks.map(({ id }) => id)]);
    if (made.rule_id && made.rule_id !== rule?.id) await this.blocks.removeRule(made.rule_id);
    if (rule) await this.putRuleBack(Object.assign(new BlockRuleEntity(), rule, datesOf(rule)));
    await this.blocks.addBlocks(
      blocks.map((one) => Object.assign(new BlockEntity(), one, datesOf(one), { setAt: new Date(one.setAt) })),
    );
  }

  private async putRuleBack(rule: BlockRuleEntity): Promise<void> {
    if (await this.blocks.findRule(rule.id)) await this.blocks.saveRule(rule);
    else await this.blocks.addRule(rule);
  }

  private keyOf({ id }: Actor): string {
    return `${this.config.prefix}:calendar-undo:${id}`;
  }
}

const datesOf = ({ createdAt, updatedAt }: Pick<BlockEntity, 'createdAt' | 'updatedAt'>) => ({
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});
