import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { RevisionEntity } from './revision.entity.js';

/** Changes of what was agreed. The job's row is held by the side that asks and the side that answers, so they come in turn. */
@Injectable()
export class RevisionRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async lastOf(offerId: string): Promise<RevisionEntity | null> {
    return (await this.lastOfEach([offerId])).get(offerId) ?? null;
  }

  async lastOfEach(offerIds: readonly string[]): Promise<Map<string, RevisionEntity>> {
    if (!offerIds.length) return new Map();
    const last = await this.database
      .of(RevisionEntity)
      .createQueryBuilder('revision')
      .distinctOn(['revision.offerId'])
      .where('revision.offerId IN (:...offerIds)', { offerIds })
      .andWhere(`revision.state <> 'replaced'`)
      .orderBy('revision.offerId')
      .addOrderBy('revision.number', 'DESC')
      .getMany();
    return new Map(last.map((revision) => [revision.offerId, revision]));
  }

  /** Whether a change waits or was refused: what the job says is not what the person agreed to. */
  async isOpen(offerId: string): Promise<boolean> {
    const last = await this.lastOf(offerId);
    return last !== null && last.state !== 'accepted';
  }

  async countOf(offerId: string): Promise<number> {
    return this.database.of(RevisionEntity).countBy({ offerId });
  }

  async add(revision: RevisionEntity): Promise<void> {
    await this.database.of(RevisionEntity).insert(revision);
  }

  async setState(revision: RevisionEntity, state: RevisionEntity['state']): Promise<void> {
    Object.assign(revision, { state, updatedAt: this.clock.now() });
    await this.database.of(RevisionEntity).update({ id: revision.id }, { state, updatedAt: revision.updatedAt });
  }
}
