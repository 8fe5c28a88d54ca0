import {
  BlockChangedError,
  type BlockEntity,
  BlockRepository,
  type BlockRuleEntity,
  BlockMissingError,
  IsBookingError,
  PersonLocks,
  ruleOf,
  setBlockWall,
} from '@crewcall/bookings-domain';
import {
  blockTimeProblem,
  type BlockScope,
  dayAfter,
  daysBetween,
  type RemovedBlocks,
  type Repeat,
  type SavedBlocks,
  wallOfBlock,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { SaveBlockDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { CalendarClashRepository } from './calendar-clash.repository.js';
import { endingBefore, SaveBlockService } from './save-block.service.js';
import { type Before, UndoChangesService } from './undo-changes.service.js';

/** An entry as it was read before its person was held: pencils are released in between. */
interface Found {
  actor: Actor;
  block: BlockEntity;
  before: Before;
}

interface OfRepeat {
  rule: BlockRuleEntity;
  /** All that are still there, in order. */
  occurrences: BlockEntity[];
}

/** Changes and removes entries: one alone, one and the later ones, or all of a repeat. */
@Injectable()
export class ChangeBlockService {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly clashes: CalendarClashRepository,
    private readonly saving: SaveBlockService,
    private readonly undoing: UndoChangesService,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws BlockChangedError where another device was quicker */
  async change(actor: Actor, id: string, scope: BlockScope, input: SaveBlockDto): Promise<SavedBlocks> {
    const block = await this.findOwn(actor, id);
    const before = structuredClone(await this.beforeOf(block));
    const saved = await this.changeAs(scope, { actor, block, before }, input);
    return { ...saved, undo_id: await this.undoing.keepChange(actor, before, saved) };
  }

  private async changeAs(scope: BlockScope, found: Found, input: SaveBlockDto): Promise<SavedBlocks> {
    const { block } = found;
    if (!block.ruleId || !block.occursOn) return this.changeSingle(found, input);
    if (scope === 'this') return this.changeOne(found, input);
    const of = await this.repeatOf(block.ruleId);
    const first = of.occurrences[0];
    const moved = daysBetween(block.occursOn, input.starts_on);
    const from = scope === 'all' && first?.occursOn ? first.occursOn : block.occursOn;
    return this.changeFrom(found, of, from, movedTo(input, dayAfter(from, moved)));
  }

  async remove(actor: Actor, id: string, scope: BlockScope): Promise<RemovedBlocks> {
    const before = await this.transactions.runRepeatable(async () => {
      await this.personLocks.lockPeople([actor.id]);
      const block = await this.findOwn(actor, id);
      const was = structuredClone(await this.beforeOf(block));
      await this.removeAs(scope, block);
      return was;
    });
    return { undo_id: await this.undoing.keepChange(actor, before) };
  }

  private async removeAs(scope: BlockScope, { id, ruleId, occursOn }: BlockEntity): Promise<void> {
    if (!ruleId || !occursOn) return this.blocks.removeBlocks([id]);
    if (scope === 'all') return this.blocks.removeRule(ruleId);
    const { rule, occurrences } = await this.repeatOf(ruleId);
    if (scope === 'this') {
      await this.blocks.removeBlocks([id]);
      await this.keepRule(rule, { exceptions: [...rule.exceptions, occursOn] });
    } else {
      const later = occurrences.filter((one) => (one.occursOn ?? '') >= occursOn);
      await this.blocks.removeBlocks(later.map((one) => one.id));
      await this.endRule({ rule, occurrences }, occursOn);
    }
    if (!(await this.blocks.ofRule(ruleId)).length) await this.blocks.removeRule(ruleId);
  }

  /** Of no repeat; it may become one. */
  private async changeSingle(found: Found, input: SaveBlockDto): Promise<SavedBlocks> {
    if (!input.repeat) return this.changeOne(found, input);
    const { blocks, rule } = this.saving.plan(found.actor, input);
    return this.write(found, input, blocks, async () => {
      await this.blocks.removeBlocks([found.block.id]);
      if (rule) await this.blocks.addRule(rule);
      await this.blocks.addBlocks(blocks);
    });
  }

  private async changeOne(found: Found, input: SaveBlockDto): Promise<SavedBlocks> {
    const { block } = found;
    const wall = wallOfBlock(input);
    const now = this.clock.now();
    const problem = blockTimeProblem(wall, wallTimeOf(now).day);
    if (problem) throw new DomainError(problem);
    setBlockWall(block, wall);
    const isException = block.ruleId !== null;
    Object.assign(block, { kind: input.kind, note: input.note ?? null, isException, setAt: now, updatedAt: now });
    return this.write(found, input, [block], () => this.blocks.saveBlock(block));
  }

  /** The rule ends before that day and another begins there; what was changed one by one goes along as it is. */
  private async changeFrom(found: Found, of: OfRepeat, from: string, input: SaveBlockDto): Promise<SavedBlocks> {
    const { rule, occurrences } = of;
    const later = occurrences.filter(({ occursOn }) => (occursOn ?? '') >= from);
    const exceptions = later.filter(({ isException }) => isException);
    const moved = daysBetween(from, input.starts_on);
    const movedAlong = (day: string): string => dayAfter(day, moved);
    const kept = exceptions.flatMap(({ occursOn }) => (occursOn ? movedAlong(occursOn) : []));
    const taken = rule.exceptions.filter((day) => day >= from).map(movedAlong);
    const repeat = input.repeat ?? remainderOf(rule.repeat, later.length + taken.length, moved);
    const plan = this.saving.plan(found.actor, { ...input, repeat }, { exceptions: taken, kept });
    return this.write(found, input, plan.blocks, async () => {
      await this.blocks.removeBlocks(later.filter(({ isException }) => !isException).map(({ id }) => id));
      if (plan.rule) await this.blocks.addRule(plan.rule);
      for (const exception of exceptions)
        await this.blocks.saveBlock(
          Object.assign(exception, {
            ruleId: plan.rule?.id ?? null,
            occursOn: exception.occursOn && movedAlong(exception.occursOn),
          }),
        );
      await this.blocks.addBlocks(plan.blocks);
      if (later.length === occurrences.length) await this.blocks.removeRule(rule.id);
      else await this.endRule(of, from);
    });
  }

  private write(found: Found, input: SaveBlockDto, blocks: BlockEntity[], work: () => Promise<void>) {
    const { actor, block, before } = found;
    return this.saving.write(actor, input, blocks, async () => {
      const still = await this.blocks.findOwn(actor.id, block.id);
      if (!still || stateOf(await this.beforeOf(still)) !== stateOf(before)) throw new BlockChangedError();
      await work();
    });
  }

  private endRule({ rule }: OfRepeat, day: string): Promise<void> {
    const first = rule.rrule;
    const repeat = endingBefore(rule.repeat, day);
    const exceptions = rule.exceptions.filter((one) => one < day);
    return this.keepRule(rule, { repeat, exceptions, rrule: first.replace(/(COUNT|UNTIL)=[^;]+/, untilOf(repeat)) });
  }

  private keepRule(rule: BlockRuleEntity, changes: Partial<BlockRuleEntity>): Promise<void> {
    return this.blocks.saveRule(Object.assign(rule, changes, { updatedAt: this.clock.now() }));
  }

  private async beforeOf(block: BlockEntity): Promise<Before> {
    if (!block.ruleId) return { rule: null, blocks: [block] };
    const { rule, occurrences } = await this.repeatOf(block.ruleId);
    return { rule, blocks: occurrences };
  }

  private async repeatOf(ruleId: string): Promise<OfRepeat> {
    const rule = await this.blocks.findRule(ruleId);
    if (!rule) throw new BlockMissingError();
    return { rule, occurrences: await this.blocks.ofRule(ruleId) };
  }

  private async findOwn(actor: Actor, id: string): Promise<BlockEntity> {
    const block = await this.blocks.findOwn(actor.id, id);
    if (block) return block;
    if (isRecordId(id) && (await this.clashes.isBooking(actor.id, id))) throw new IsBookingError();
    throw new BlockMissingError();
  }
}

/** Another one after every change. */
const stateOf = ({ rule, blocks }: Before): string =>
  JSON.stringify([rule, ...blocks].map((one) => one && [one.id, one.updatedAt]));

const untilOf = (repeat: Repeat): string => /UNTIL=[^;]+/.exec(ruleOf(repeat, repeat.until ?? ''))?.[0] ?? '';

/** The rest of a repeat that goes by number; its weekdays move along with its first day. */
function remainderOf({ every, weekdays, until, times }: Repeat, left: number, moved: number): Repeat {
  const days = weekdays?.map((weekday) => ((((weekday - 1 + moved) % 7) + 7) % 7) + 1);
  const end = until ? { until: dayAfter(until, Math.max(0, moved)) } : { times: Math.min(times ?? left, left) };
  return { every, ...(days && { weekdays: days }), ...end };
}

function movedTo(input: SaveBlockDto, startsOn: string): SaveBlockDto {
  const moved = daysBetween(input.starts_on, startsOn);
  return { ...input, starts_on: startsOn, ...(input.ends_on && { ends_on: dayAfter(input.ends_on, moved) }) };
}
