import { createHash } from 'node:crypto';
import { type BoardName, categoriesOf } from '@crewcall/contracts-jobs';
import { BoardSyncRepository, Clock } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { Injectable, Logger } from '@nestjs/common';
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
  private readonly logger = new Logger(AdWriterService.name);

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
    // Made before the sync is held: the other board waits for as long as it is.
    const rows = ads.map(rowsOf);
    const [fresh, changed] = [rows.filter(({ isKnown }) => !isKnown), rows.filter(({ isKnown }) => isKnown)];
    return this.inRun(
      run,
      () => this.findSame(board, fresh),
      async (found) => {
        const merged = merge(fresh, found);
        const added = fresh.filter((row) => !merged.has(row));
        const touched = [...changed, ...merged].map(({ source }) => source.job_id);
        const now = this.clock.now();
        // Sent together; the database does one after the other.
        await Promise.all([
          this.sources.markSeen(board, unchanged, now),
          this.jobs.addJobs(board, added.map(jobOf)),
          this.jobs.updateJobs(board, changed.map(jobOf)),
          this.sources.saveSource(board, rows.map(sourceOf), now),
          this.jobs.refreshSources(touched),
        ]);
        return { added: added.length, updated: touched.length };
      },
    );
  }

  /** Of a sweep that saw everything: what it did not see has vanished. */
  async expireVanished(run: Run, board: BoardName, since: Date): Promise<number> {
    return this.inRun(run, nothing, async () =>
      this.close(await this.sources.markVanished(board, since, this.clock.now())),
    );
  }

  /** What its board said would end before `today`, whether the board can be reached or not. */
  async expireOver(run: Run, today: string): Promise<number> {
    return this.inRun(run, nothing, async () => this.close(await this.sources.markOver(today, this.clock.now())));
  }

  /** When the last batch is written. What fails here is done by the command that tidies the database. */
  async settle(): Promise<void> {
    await this.jobs.settleSearchIndex().catch((error: unknown) => this.logger.warn(error));
  }

  private async close(gone: { job_id: string }[]): Promise<number> {
    const ids = [...new Set(gone.map(({ job_id }) => job_id))];
    const [, closed] = await Promise.all([this.jobs.refreshSources(ids), this.jobs.closeUnsourced(ids)]);
    return closed;
  }

  /**
   * Holds the sync's row, so that two boards never write at once and no two ads of one job pass each other. What is to be
   * found first is asked along with it, and so is answered the moment that the row is held; it must write nothing.
   */
  private inRun<F, T>(run: Run, find: () => Promise<F>, work: (found: F) => Promise<T>): Promise<T> {
    return this.transactions.run(async () => {
      const [isHeld, , found] = await Promise.all([
        this.syncs.renewSync(run.syncId, run.runner),
        this.jobs.prepareForBulk(),
        find(),
      ]);
      if (!isHeld) throw new RunLostError();
      return work(found);
    });
  }

  /** Jobs of other boards that new ads could be of. */
  private async findSame(board: BoardName, fresh: AdRows[]): Promise<{ same_as: string; job_id: string }[]> {
    const wanted = fresh.map(({ source: { same_as, posted_at } }) => ({ same_as, posted_at }));
    return wanted.length ? this.sources.findSame(board, wanted, SAME_WITHIN_DAYS) : [];
  }
}

const nothing = (): Promise<void> => Promise.resolve();

/** An ad as it is stored. */
interface AdRows {
  isKnown: boolean;
  job: BoardJobRow;
  source: SourceRow;
}

const jobOf = ({ job }: AdRows): BoardJobRow => job;
const sourceOf = ({ source }: AdRows): SourceRow => source;

function rowsOf(entry: AdToWrite): AdRows {
  const id = entry.known?.job_id ?? newId();
  return { isKnown: entry.known !== undefined, job: jobRowOf(entry.ad, id), source: sourceRowOf(entry, id) };
}

/** Makes new ads the sources of the jobs that were found for them; each job takes one of them. Answers those. */
function merge(fresh: AdRows[], found: { same_as: string; job_id: string }[]): Set<AdRows> {
  const jobs = new Map(found.map(({ same_as, job_id }) => [same_as, job_id]));
  const merged = new Set<AdRows>();
  for (const row of fresh) {
    const job = jobs.get(row.source.same_as);
    if (!job) continue;
    row.source.job_id = job;
    merged.add(row);
    jobs.delete(row.source.same_as);
  }
  return merged;
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
