import { createHash } from 'node:crypto';
import { type BoardName, categoriesOf } from '@crewcall/contracts-jobs';
import { BoardSyncRepository, Clock } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { type BoardJobRow, BoardJobRepository } from './board-job.repository.js';
import { JobSourceRepository, type KnownAd, type SourceRow } from './job-source.repository.js';
import { type ListedAd, sameAsKey } from './listed-ad.js';

/** Ads posted further apart than this are two jobs, even where they read the same. */
const SAME_WITHIN_DAYS = 14;

/** Which sync is writing, and as whom: another runner that took it over must not be written past. */
export interface Run {
  syncId: string;
  runner: string;
}

export interface AdToWrite {
  ad: ListedAd;
  listHash: string;
  isDetailed: boolean;
  known: KnownAd | undefined;
}

export class RunLostError extends Error {
  constructor() {
    super('Another runner has taken over this sync');
  }
}

/** A fingerprint of what the list says: while it stays the same, nothing has to be written. Boards re-date what did not change. */
export const hashOf = (ad: ListedAd): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...ad, postedAt: null }))
    .digest('base64url');

/** Writes ads as jobs. A batch is one transaction, so one that was killed leaves it whole or leaves nothing. */
@Injectable()
export class AdWriterService {
  constructor(
    private readonly jobs: BoardJobRepository,
    private readonly sources: JobSourceRepository,
    private readonly syncs: BoardSyncRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Ads that are as they were are only noted as seen. */
  async write(
    run: Run,
    board: BoardName,
    ads: AdToWrite[],
    unchanged: string[],
  ): Promise<{ added: number; updated: number }> {
    return this.inRun(run, async () => {
      const now = this.clock.now();
      await this.sources.markSeen(board, unchanged, now);
      const fresh = ads.filter(({ known }) => !known);
      const merged = await this.findSame(board, fresh);
      const added = fresh.filter((entry) => !merged.has(entry));
      const ids = new Map(added.map((entry) => [entry, newId()]));
      const idOf = (entry: AdToWrite): string => entry.known?.job_id ?? merged.get(entry) ?? ids.get(entry) ?? newId();
      await this.jobs.add(
        board,
        added.map((entry) => jobRowOf(entry.ad, idOf(entry))),
      );
      const changed = ads.filter(({ known }) => known);
      await this.jobs.update(
        board,
        changed.map((entry) => jobRowOf(entry.ad, idOf(entry))),
      );
      await this.sources.save(
        board,
        ads.map((entry) => sourceRowOf(entry, idOf(entry))),
        now,
      );
      const touched = [...changed, ...merged.keys()].map(idOf);
      await this.sources.forgetHashes((await this.jobs.refreshSources(touched)).map(({ id }) => id));
      return { added: added.length, updated: changed.length + merged.size };
    });
  }

  /** Of a sweep that saw everything: what it did not see has vanished. */
  async expireVanished(run: Run, board: BoardName, since: Date): Promise<number> {
    return this.inRun(run, async () => this.close(await this.sources.markVanished(board, since, this.clock.now())));
  }

  /** What its board said would end before `today`, whether the board can be reached or not. */
  async expireOver(run: Run, today: string): Promise<number> {
    return this.inRun(run, async () => this.close(await this.sources.markOver(today, this.clock.now())));
  }

  private async close(gone: { job_id: string }[]): Promise<number> {
    const ids = [...new Set(gone.map(({ job_id }) => job_id))];
    await this.sources.forgetHashes((await this.jobs.refreshSources(ids)).map(({ id }) => id));
    return this.jobs.closeUnsourced(ids);
  }

  /** Holds the sync's row, so that two boards never write at once and no two ads of one job pass each other. */
  private inRun<T>(run: Run, work: () => Promise<T>): Promise<T> {
    return this.transactions.run(async () => {
      if (!(await this.syncs.renew(run.syncId, run.runner))) throw new RunLostError();
      await this.jobs.prepareForBulk();
      return work();
    });
  }

  /** New ads that are another board's jobs; each job takes one of them. */
  private async findSame(board: BoardName, fresh: AdToWrite[]): Promise<Map<AdToWrite, string>> {
    const wanted = fresh.map(({ ad }) => ({ same_as: sameAsKey(ad), posted_at: ad.postedAt.toISOString() }));
    if (!wanted.length) return new Map();
    const found = await this.sources.findSame(board, wanted, SAME_WITHIN_DAYS);
    const jobOf = new Map(found.map(({ same_as, job_id }) => [same_as, job_id]));
    const merged = new Map<AdToWrite, string>();
    for (const entry of fresh) {
      const key = sameAsKey(entry.ad);
      const job = jobOf.get(key);
      if (job) merged.set(entry, job);
      jobOf.delete(key);
    }
    return merged;
  }
}

function jobRowOf(ad: ListedAd, id: string): BoardJobRow {
  return {
    id,
    company: ad.company,
    title: ad.title,
    contract_type: ad.contractType,
    location: ad.location,
    rate: ad.rate,
    rate_pence: ad.ratePence,
    rate_unit: ad.rateUnit,
    description: ad.description,
    external_url: ad.url,
    created_at: ad.postedAt.toISOString(),
    search_text: [ad.title, ad.company, ad.description].join('\n').toLowerCase(),
    location_text: ad.location.toLowerCase(),
    categories: categoriesOf({ type: 'contract', contract_type: ad.contractType }),
  };
}

const sourceRowOf = ({ ad, listHash, isDetailed }: AdToWrite, jobId: string): SourceRow => ({
  external_id: ad.externalId,
  job_id: jobId,
  url: ad.url,
  same_as: sameAsKey(ad),
  posted_at: ad.postedAt.toISOString(),
  expires_on: ad.expiresOn,
  list_hash: listHash,
  is_detailed: isDetailed,
});
