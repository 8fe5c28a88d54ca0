import { type BoardRun, londonDayOf } from '@crewcall/contracts-jobs';
import type { AdDetailsService } from './ad-details.service.js';
import { type AdToWrite, type AdWriterService, hashOf, type Run } from './ad-writer.service.js';
import type { BoardClient } from './board-client.js';
import type { Board } from './board.js';
import type { JobSourceRepository } from './job-source.repository.js';
import type { ListedAd } from './listed-ad.js';
import { isEventWork } from './relevance.rules.js';
import type { Sweep } from './sweep.js';

const LARGEST_BATCH = 500;
/** While nothing is being written, so many are worth it. */
const SMALLEST_BATCH = 100;

export interface ReadingTools {
  writer: AdWriterService;
  sources: JobSourceRepository;
  details: AdDetailsService;
}

interface ReadingOptions {
  run: Run;
  board: Board;
  client: BoardClient;
  sweep: Sweep;
  now: Date;
  mostCalls: number;
  mostDetails: number;
}

/** One run over one board: its pages are read, what is event work is kept, and what is new or different is written. */
export class BoardReading {
  readonly counts = { seen: 0, kept: 0, refused: 0, added: 0, updated: 0 } satisfies Partial<BoardRun>;
  private readonly seen = new Set<string>();
  private readonly today: string;
  private batch: ListedAd[] = [];
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;
  private detailed = 0;

  constructor(
    private readonly tools: ReadingTools,
    private readonly options: ReadingOptions,
  ) {
    this.today = londonDayOf(options.now);
  }

  /** While a batch is written, the next pages are read. @throws what the first failed batch threw */
  async read(): Promise<void> {
    try {
      for await (const items of this.options.sweep.pages()) {
        for (const item of items) this.take(item);
        while (this.batch.length >= (this.isWriting ? LARGEST_BATCH : SMALLEST_BATCH))
          await this.write(this.batch.splice(0, LARGEST_BATCH));
      }
      await this.write(this.batch.splice(0));
    } finally {
      await this.writing;
    }
  }

  /** Boards repeat ads within pages, across pages and across searches. */
  private take(item: unknown): void {
    if (this.seen.has(this.options.board.adIdOf(item) ?? '')) return;
    const ad = this.readAd(item);
    if (!ad) {
      this.counts.refused += 1;
      return;
    }
    this.seen.add(ad.externalId);
    this.counts.seen += 1;
    const isOver = ad.expiresOn !== null && ad.expiresOn < this.today;
    if (isOver || !isEventWork({ title: ad.title, text: ad.description })) return;
    this.counts.kept += 1;
    this.batch.push(ad);
  }

  /** Whatever a stranger sent: one ad that cannot be read costs one ad. */
  private readAd(item: unknown): ListedAd | null {
    try {
      return this.options.board.readAd(item, this.options.now);
    } catch {
      return null;
    }
  }

  private async write(ads: ListedAd[]): Promise<void> {
    if (!ads.length) return;
    const { board } = this.options;
    const ids = ads.map(({ externalId }) => externalId);
    const known = new Map((await this.tools.sources.findKnown(board.name, ids)).map((ad) => [ad.external_id, ad]));
    const entries = ads.map((ad) => ({
      ad,
      listHash: hashOf(ad),
      isDetailed: !board.detailsOf,
      known: known.get(ad.externalId),
    }));
    const whole = await this.fetchDetails(entries);
    const toWrite = entries
      .map((entry) => withDetails(entry, whole.get(entry.ad.externalId)))
      .filter((entry) => isDifferent(entry) || whole.has(entry.ad.externalId));
    const written = new Set(toWrite.map(({ ad }) => ad.externalId));
    const unchanged = ids.filter((id) => known.has(id) && !written.has(id));
    // One batch at a time: the writer holds the sync's row anyway.
    await this.writing;
    this.writing = this.writeBatch(toWrite, unchanged);
    // A user who awaits it next hears of a failure; until then it is not to be an unhandled one.
    this.writing.catch(() => undefined);
  }

  private async writeBatch(ads: AdToWrite[], unchanged: string[]): Promise<void> {
    this.isWriting = true;
    const { added, updated } = await this.tools.writer.write(this.options.run, this.options.board.name, ads, unchanged);
    this.isWriting = false;
    this.counts.added += added;
    this.counts.updated += updated;
  }

  /** The quota's calls belong to pages first: an ad is better kept cut than not at all. */
  private async fetchDetails(entries: AdToWrite[]): Promise<Map<string, ListedAd>> {
    const { board, client, mostCalls, mostDetails } = this.options;
    if (!board.detailsOf) return new Map();
    const most = Math.min(mostDetails - this.detailed, Math.floor((mostCalls - client.calls) / 2));
    const wanted = entries
      .filter((entry) => isDifferent(entry) || !entry.known?.is_detailed)
      .slice(0, Math.max(0, most));
    this.detailed += wanted.length;
    return this.tools.details.fetch(
      board,
      client,
      wanted.map(({ ad }) => ad),
    );
  }
}

const isDifferent = ({ known, listHash }: AdToWrite): boolean =>
  !known || known.is_gone || known.list_hash !== listHash;

const withDetails = (entry: AdToWrite, whole: ListedAd | undefined): AdToWrite =>
  whole ? { ...entry, ad: whole, isDetailed: true } : entry;
