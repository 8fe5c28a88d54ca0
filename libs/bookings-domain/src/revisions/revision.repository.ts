import { Clock } from '@crewcall/jobs-domain';
import { Database, idsIn } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { RevisionEntity } from './revision.entity.js';

/** Changes of what was agreed. The job's row is held by the side that asks and the side that answers, so they come in turn. */
@Injectable()
export class RevisionRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async lastRevisionOf(offerId: string): Promise<RevisionEntity | null> {
    return (await this.lastOfEach([offerId])).get(offerId) ?? null;
  }

  async lastOfEach(offerIds: readonly string[]): Promise<Map<string, RevisionEntity>> {
    if (!offerIds.length) return new Map();
    const rest = `WHERE offer_id = ${idsIn(1)} AND state <> 'replaced' AND number = (
      SELECT max(number) FROM bookings.revisions last WHERE last.offer_id = revisions.offer_id AND last.state <> 'replaced')`;
    const last = await this.database.findPrepared(RevisionEntity, rest, [offerIds]);
    return new Map(last.map((revision) => [revision.offerId, revision]));
  }

  /** Also where it is not asked any more. */
  newestRevisionOf(offerId: string): Promise<RevisionEntity | null> {
    return this.database.of(RevisionEntity).findOne({ where: { offerId }, order: { number: 'DESC' } });
  }

  /** Whether a change waits or was refused: what the job says is not what the person agreed to. */
  async isOpen(offerId: string): Promise<boolean> {
    return isWaiting(await this.lastRevisionOf(offerId));
  }

  async countRevisionsOf(offerId: string): Promise<number> {
    return this.database.of(RevisionEntity).countBy({ offerId });
  }

  async addRevision(revision: RevisionEntity): Promise<void> {
    await this.database.of(RevisionEntity).insert(revision);
  }

  async setState(revision: RevisionEntity, state: RevisionEntity['state']): Promise<void> {
    Object.assign(revision, { state, updatedAt: this.clock.now() });
    await this.database.of(RevisionEntity).update({ id: revision.id }, { state, updatedAt: revision.updatedAt });
  }
}

/** Of a change: it waits or was refused. */
export const isWaiting = (last: RevisionEntity | null): boolean => last !== null && last.state !== 'accepted';
