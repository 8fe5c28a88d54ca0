import type { Command } from '@crewcall/platform-bootstrap';
import { PublishApplicationsService } from './publish-applications.service.js';

/** `node main.mjs publish-applications`: may run while the service does, and again. */
export const publishApplications: Command = async (app) => {
  const count = await app.get(PublishApplicationsService, { strict: false }).publishAll();
  process.stdout.write(`Published the parties of ${count} applications\n`);
};
