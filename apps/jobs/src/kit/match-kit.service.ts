import { PeopleKitRepository, RoleMissingError, RoleRepository } from '@crewcall/bookings-domain';
import { type KitMatch, kitMatchOf, kitMatchWords, type RoleKit } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { PeopleService } from '../people/people.service.js';

@Injectable()
export class MatchKitService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly kit: PeopleKitRepository,
    private readonly jobs: JobForCallsService,
    private readonly people: PeopleService,
  ) {}

  /** Of a role of one's own, for those whom one may ask; none for a role that asks for no kit. */
  async match(actor: Actor, roleId: string, userIds: readonly string[]): Promise<KitMatch[]> {
    const role = await this.roles.findRole(roleId);
    if (!role) throw new RoleMissingError();
    await this.jobs.assertOwn(actor, role.jobId);
    if (!role.kit.length) return [];
    const askable = await this.people.askableAmong(userIds, actor.id);
    const owned = await this.kit.kitShownTo(actor.id, [...askable]);
    return userIds
      .filter((id) => askable.has(id))
      .map((user_id) => ({ user_id, ...kitMatchOf(role.kit, owned.get(user_id) ?? []) }));
  }

  /** 'Has 2 of 3 needed: Microphones, Vehicle', of each in the order asked. */
  async wordsOf(kit: readonly RoleKit[], userIds: readonly string[]): Promise<string[]> {
    const owned = await this.kit.kitOfMany(userIds);
    return userIds.map((id) => {
      const match = kitMatchOf(kit, owned.get(id) ?? []);
      return kitMatchWords(match) + (match.has.length ? `: ${match.has.join(', ')}` : '');
    });
  }
}
