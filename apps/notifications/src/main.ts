import { runService } from '@crewcall/platform-bootstrap';
import { deadLetterCommands } from '@crewcall/platform-queues';
import { AppModule, database } from './app.module.js';
import { rebuildCounts } from './counts/rebuild-counts.command.js';
import { mailPreviews } from './mails/mail-previews.command.js';

void runService({
  name: 'notifications',
  module: AppModule,
  database,
  commands: { ...deadLetterCommands, 'rebuild-counts': rebuildCounts, 'mail-previews': mailPreviews },
});
