import type { Command } from '@crewcall/platform-bootstrap';
import { RecountService } from './recount.service.js';

/** `node main.mjs recount`: the platform's numbers anew, by replaying the events they are made of. */
export const recount: Command = async (app) => {
  const counted = await app.get(RecountService, { strict: false }).recount();
  process.stdout.write(`Counted ${counted} users, jobs and applications anew.\n`);
};
