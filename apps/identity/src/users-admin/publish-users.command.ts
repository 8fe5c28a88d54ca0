import type { Command } from '@crewcall/platform-bootstrap';
import { PublishUsersService } from './publish-users.service.js';

/** `node main.mjs publish-users`: may run while the service does, and again. */
export const publishUsers: Command = async (app) => {
  const count = await app.get(PublishUsersService, { strict: false }).publishAll();
  process.stdout.write(`Published ${count} accounts again\n`);
};
