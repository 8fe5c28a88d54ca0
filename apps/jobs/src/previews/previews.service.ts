import { calendarDate } from '@crewcall/contracts-core';
import { type Job, structuredRateLabelOf } from '@crewcall/contracts-jobs';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { JobListBusyError } from '../jobs/job.errors.js';
import { JobsService } from '../jobs/jobs.service.js';
import { PreviewPicture, type PreviewWords } from './preview-picture.service.js';

/** About 30 KB each. */
const KEPT = 100;
/** Rendered at a time: each takes a tenth of a second of a core. */
const MOST = 4;

/** Pictures of jobs for those who show a shared link, rendered when asked for and kept until the job changes. */
@Injectable()
export class PreviewsService {
  private readonly kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  private underWay = 0;

  constructor(
    private readonly jobs: JobsService,
    private readonly picture: PreviewPicture,
  ) {}

  /** Of what any visitor may read of the job. @throws JobMissingError as the job itself does, JobListBusyError */
  async read(id: string): Promise<Buffer> {
    const words = wordsOf(await this.jobs.getJob(null, id));
    const key = JSON.stringify(words);
    const known = this.kept.get(key);
    if (known) return known;
    if (this.underWay >= MOST) throw new JobListBusyError();
    this.underWay += 1;
    const rendering = this.picture.render(words).finally(() => (this.underWay -= 1));
    this.kept.set(key, rendering);
    rendering.catch(() => this.kept.delete(key));
    return rendering;
  }
}

function wordsOf(job: Job): PreviewWords {
  const day = job.event_date && calendarDate(new Date(`${job.event_date}T12:00:00Z`));
  return {
    title: job.title,
    company: job.company,
    whenAndWhere: [day, job.location].filter(Boolean).join(', '),
    rate: structuredRateLabelOf(job) ?? job.rate,
  };
}
