import { runService } from '@crewcall/platform-bootstrap';
import { deadLetterCommands } from '@crewcall/platform-queues';
import { recount } from './analytics/recount.command.js';
import { AppModule, database } from './app.module.js';

void runService({ name: 'admin', module: AppModule, database, commands: { ...deadLetterCommands, recount } });
