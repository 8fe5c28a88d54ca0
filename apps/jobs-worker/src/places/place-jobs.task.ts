import { TownPoints, UnplacedJobRepository } from '@crewcall/jobs-domain';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';

const EVERY_SECONDS = 60;
const AT_ONCE = 500;

const placeJobs = defineTask({ name: 'place-jobs', payload: NoPayload });

/** Jobs that were written without their point, as boards write them, get that of their town. */
@RunsTask(placeJobs, { everySeconds: EVERY_SECONDS })
@Injectable()
export class PlaceJobsTask implements TaskRunner {
  constructor(
    private readonly jobs: UnplacedJobRepository,
    private readonly towns: TownPoints,
  ) {}

  async run(): Promise<void> {
    for (let texts = await this.jobs.findTexts(AT_ONCE); texts.length; texts = await this.jobs.findTexts(AT_ONCE)) {
      await this.jobs.placeJobs(texts, await this.towns.pointsOf(texts));
    }
  }
}
