import { wallTimeOf } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import {
  type KitItem,
  kitLimits,
  kitProblems,
  type SaveKitItemRequest,
  type SharedKitItem,
} from '@crewcall/contracts-identity';
import { kitChanged } from '@crewcall/contracts-identity/dto';
import type { Actor } from '@crewcall/platform-auth';
import { newId, Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { assertFine } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { type PictureChange, PicturesService } from '../media/pictures.service.js';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { UsersService } from '../users/users.service.js';
import { KitItemEntity } from './kit-item.entity.js';
import { KitItemRepository } from './kit-item.repository.js';
import { knownOn } from './kit-reminder.rules.js';
import { KitMissingError, TooMuchKitError } from './kit.errors.js';
import { kitFactsOf, presentKit, presentSharedKit } from './kit.presenter.js';

/** What crew own and bring. Each change publishes all of it, for jobs to match and guard. */
@Injectable()
export class KitService {
  constructor(
    private readonly items: KitItemRepository,
    private readonly users: UsersService,
    private readonly pictures: PicturesService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async ownKit(actor: Actor): Promise<KitItem[]> {
    return (await this.items.ofUser(actor.id)).map(presentKit);
  }

  /** Without what is hidden. @throws ProfileMissingError for who is hidden */
  async shownBy(actor: Actor | null, userId: string): Promise<SharedKitItem[]> {
    if (!(await this.users.findShown(actor, userId, 'freelancer'))) throw new ProfileMissingError();
    return (await this.items.shownKitItemsOf(userId)).map(presentSharedKit);
  }

  /** With what is hidden where the person has applied to the company. @throws ProfileMissingError for who is hidden */
  async toHireOf(actor: Actor, userId: string): Promise<SharedKitItem[]> {
    const shown = await this.shownBy(actor, userId);
    return (await this.users.hasApplied(userId, actor.id))
      ? (await this.items.ofUser(userId)).map(presentSharedKit)
      : shown;
  }

  async addItem(actor: Actor, request: SaveKitItemRequest): Promise<KitItem> {
    assertFine(kitProblems(request));
    const photo = await this.pictures.prepare(actor.id, 'photo', request.photo_url, null);
    return this.change(actor, async () => {
      if ((await this.items.countKitItems(actor.id)) >= kitLimits.items) throw new TooMuchKitError();
      const now = new Date();
      const item = Object.assign(new KitItemEntity(), { id: newId(), userId: actor.id, photoId: null, createdAt: now });
      return presentKit(await this.save(item, request, photo));
    });
  }

  async editItem(actor: Actor, id: string, request: SaveKitItemRequest): Promise<KitItem> {
    assertFine(kitProblems(request));
    const before = await this.find(actor, id);
    const photo = await this.pictures.prepare(actor.id, 'photo', request.photo_url, before.photoId);
    return this.change(actor, async () => presentKit(await this.save(await this.find(actor, id), request, photo)));
  }

  removeItem(actor: Actor, id: string): Promise<void> {
    return this.change(actor, async () => {
      const item = await this.find(actor, id);
      await this.items.removeKitItem(item);
      await this.pictures.settle(item.photoId, null);
    });
  }

  private async find(actor: Actor, id: string): Promise<KitItemEntity> {
    const item = isRecordId(id) ? await this.items.findKitItem(actor.id, id) : null;
    if (!item) throw new KitMissingError();
    return item;
  }

  private async save(item: KitItemEntity, request: SaveKitItemRequest, photo: PictureChange): Promise<KitItemEntity> {
    const { kind, name, count, day_pence, replacement_pence, pat_until = null, insured_until = null } = request;
    const today = wallTimeOf(new Date()).day;
    const previous = item.photoId;
    if (pat_until !== item.patUntil) item.patReminded = knownOn(today, pat_until);
    if (insured_until !== item.insuredUntil) item.insuredReminded = knownOn(today, insured_until);
    const facts = { kind, name: name.trim(), count, patUntil: pat_until, insuredUntil: insured_until };
    const pence = { dayPence: day_pence ?? null, replacementPence: replacement_pence ?? null };
    const shown = { isHidden: request.is_hidden ?? false, photoId: photo === undefined ? previous : photo };
    Object.assign(item, facts, pence, shown, { updatedAt: new Date() });
    await this.pictures.settle(previous, photo);
    await this.items.saveKitItem(item);
    return item;
  }

  private change<Answer>(actor: Actor, work: () => Promise<Answer>): Promise<Answer> {
    return this.transactions.run(async () => {
      const version = await this.items.holdOwner(actor.id);
      if (version === null) throw new KitMissingError();
      const answer = await work();
      const all = await this.items.ofUser(actor.id);
      const items = all.map((item) => kitFactsOf(presentSharedKit(item), item.isHidden));
      await this.events.publish(kitChanged, { subjectId: actor.id, version, payload: { items } });
      return answer;
    });
  }
}
