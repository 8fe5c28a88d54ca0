import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CrewPlaces } from './crew-places.service.js';

const EVERY_SECONDS = 60;

const placeCrew = defineTask({ name: 'place-crew', payload: NoPayload });

/** Crew who were listed before towns had points, or while the places could not be read, get that of their town. */
@RunsTask(placeCrew, { everySeconds: EVERY_SECONDS })
@Injectable()
export class PlaceCrewTask implements TaskRunner {
  constructor(private readonly places: CrewPlaces) {}

  run(): Promise<void> {
    return this.places.placeAll();
  }
}
