import type { Command } from '@crewcall/platform-bootstrap';
import { PublishBlocksService } from './publish-blocks.service.js';

/** `node main.mjs publish-blocks`: may run while the service does, and again. */
export const publishBlocks: Command = async (app) => {
  const count = await app.get(PublishBlocksService, { strict: false }).publishAll();
  process.stdout.write(`Published ${count} blocks\n`);
};
