import { runService } from '@crewcall/platform-bootstrap';
import { deadLetterCommands } from '@crewcall/platform-queues';
import { AppModule, database } from './app.module.js';
import { createAdmin } from './admins/create-admin.command.js';
import { wrapDocumentKeys } from './tickets/documents/wrap-document-keys.command.js';
import { publishUsers } from './users-admin/publish-users.command.js';

void runService({
  name: 'identity',
  module: AppModule,
  database,
  commands: {
    ...deadLetterCommands,
    'create-admin': createAdmin,
    'publish-users': publishUsers,
    'wrap-document-keys': wrapDocumentKeys,
  },
});
