import { runService } from '@crewcall/platform-bootstrap';
import { deadLetterCommands } from '@crewcall/platform-queues';
import { AppModule, database } from './app.module.js';
import { publishApplications } from './applications/publish-applications.command.js';

void runService({
  name: 'jobs',
  module: AppModule,
  database,
  commands: { ...deadLetterCommands, 'publish-applications': publishApplications },
});
