import {
  type BlockEntity,
  BlockRepository,
  BlockRuleEntity,
  RepeatTooLongError,
  TooManyBlocksError,
  PersonLocks,
  newBlock,
  occurrencesOf,
  ruleOf,
  spanOfRange,
  wallOfEntity,
  wallOn,
} from '@crewcall/bookings-domain';
import {
  blockTimeProblem,
  calendarLimits,
  clockChangeWords,
  dayAfter,
  daysBetween,
  type Repeat,
  type SavedBlocks,
  wallOfBlock,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { SaveBlockDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { ClearTimeService } from './clear-time.service.js';

/** Adds entries to a calendar: one, or all the occurrences of a repeat. */
@Injectable()
export class SaveBlockService {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly personLocks: PersonLocks,
    private readonly clearing: ClearTimeService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async add(actor: Actor, input: SaveBlockDto): Promise<SavedBlocks> {
    const { blocks, rule } = this.plan(actor, input);
    return this.write(actor, input, blocks, async () => {
      if (rule) await this.blocks.addRule(rule);
      await this.blocks.addBlocks(blocks);
    });
  }

  /** Every entry that the input means, not written yet; `keep` are days that stay as they were changed one by one. */
  plan(actor: Actor, input: SaveBlockDto, { exceptions = [] as string[], kept = [] as string[] } = {}) {
    const wall = wallOfBlock(input);
    const now = this.clock.now();
    const problem = blockTimeProblem(wall, wallTimeOf(now).day);
    if (problem) throw new DomainError(problem);
    const facts = { freelancerId: actor.id, kind: input.kind, note: input.note ?? null };
    if (!input.repeat) return { blocks: [newBlock({ ...facts, wall }, now)], rule: null };
    const rule = this.ruleFor(actor, input.repeat, wall.starts_on, exceptions);
    const all = occurrencesOf(rule.rrule, wall.starts_on);
    const last = all.at(-1);
    if (!last || all.length > calendarLimits.times || daysBetween(wall.starts_on, last) > calendarLimits.daysAhead)
      throw new RepeatTooLongError();
    const days = all.filter((day) => !exceptions.includes(day) && !kept.includes(day));
    const blocks = days.map((day) =>
      newBlock({ ...facts, wall: wallOn(wall, day), ruleId: rule.id, occursOn: day }, now),
    );
    return { blocks, rule };
  }

  /** Clears the time, then writes with the person's row held. */
  async write(
    actor: Actor,
    input: Pick<SaveBlockDto, 'kind' | 'release_pencils'>,
    blocks: BlockEntity[],
    work: () => Promise<void>,
  ): Promise<SavedBlocks> {
    const spans = blocks.map(({ during }) => spanOfRange(during));
    await this.clearing.clear(actor, input.kind, spans, input.release_pencils);
    await this.transactions.runRepeatable(async () => {
      await this.personLocks.lockPeople([actor.id]);
      await this.clearing.assertNotBooked(actor, input.kind, spans);
      if ((await this.blocks.countBlocksOf(actor.id)) + blocks.length > calendarLimits.blocks)
        throw new TooManyBlocksError();
      await work();
    });
    const [first] = blocks;
    return {
      ids: blocks.map(({ id }) => id),
      rule_id: first?.ruleId ?? null,
      clock_words: first?.startsAt ? clockChangeWords(wallOfEntity(first)) : null,
    };
  }

  private ruleFor(actor: Actor, repeat: Repeat, startsOn: string, exceptions: string[]): BlockRuleEntity {
    const now = this.clock.now();
    const { every, weekdays, until, times } = repeat;
    // A bound besides the typed one: what never ends in the calendar of any year is not walked to its end.
    const typed = { every, ...(weekdays && { weekdays }), ...(until ? { until } : { times }) } as Repeat;
    return Object.assign(new BlockRuleEntity(), {
      id: newId(),
      freelancerId: actor.id,
      rrule: ruleOf(typed, startsOn),
      repeat: typed,
      exceptions,
      createdAt: now,
      updatedAt: now,
    } satisfies BlockRuleEntity);
  }
}

/** The day before, for a rule that ends there. */
export const endingBefore = (repeat: Repeat, day: string): Repeat => ({
  every: repeat.every,
  ...(repeat.weekdays && { weekdays: repeat.weekdays }),
  until: dayAfter(day, -1),
});
