import { runService } from '@crewcall/platform-bootstrap';
import { deadLetterCommands } from '@crewcall/platform-queues';
import { publishBlocks } from './conversations/publish-blocks.command.js';
import { AppModule, database } from './app.module.js';

void runService({
  name: 'messaging',
  module: AppModule,
  database,
  commands: { ...deadLetterCommands, 'publish-blocks': publishBlocks },
});
