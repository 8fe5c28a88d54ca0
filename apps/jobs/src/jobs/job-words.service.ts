import { Injectable } from '@nestjs/common';
import { JobTotalsRepository } from './job-totals.repository.js';
import { JobWordsRepository } from './job-words.repository.js';
import { nearestWord, shortestWord } from './nearest-word.rules.js';

interface KnownWords {
  version: number;
  frequencies: Map<string, number>;
  /** Looked up again no sooner: that takes at most a thirtieth of the time. */
  keptUntil: number;
}

const KEPT_PER_LOOK = 30;

/** The words that jobs are found by, so that a mistyped one is understood. */
@Injectable()
export class JobWordsService {
  private known: Promise<KnownWords> | null = null;

  constructor(
    private readonly totals: JobTotalsRepository,
    private readonly words: JobWordsRepository,
  ) {}

  /** The same search with each mistyped word as it was meant; null where none is. */
  async correct(search: string): Promise<string | null> {
    const frequencies = await this.findFrequencies();
    const corrected = search
      .split(/\s+/)
      .map((word) => nearestWord(word, frequencies) ?? word)
      .join(' ');
    return corrected === search ? null : corrected;
  }

  private async findFrequencies(): Promise<Map<string, number>> {
    const { version } = await this.totals.findTotals();
    const known = await this.known?.catch(() => null);
    if (known && (known.version >= version || Date.now() < known.keptUntil)) return known.frequencies;
    this.known = this.look(version);
    return (await this.known).frequencies;
  }

  private async look(version: number): Promise<KnownWords> {
    const begun = Date.now();
    const frequencies = await this.words.findFrequencies(shortestWord);
    const took = Date.now() - begun;
    return { version, frequencies, keptUntil: begun + took * (KEPT_PER_LOOK + 1) };
  }
}
