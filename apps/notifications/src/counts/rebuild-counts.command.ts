import type { INestApplicationContext } from '@nestjs/common';
import { RebuildCounts } from './rebuild-counts.service.js';

export const rebuildCounts = async (app: INestApplicationContext): Promise<void> => {
  const wrong = await app.get(RebuildCounts, { strict: false }).run();
  process.stdout.write(`Counts of ${wrong} people were wrong and are right now\n`);
};
