import { runService } from '@crewcall/platform-bootstrap';
import { deadLetterCommands } from '@crewcall/platform-queues';
import { AppModule, database } from './app.module.js';

void runService({ name: 'jobs-worker', module: AppModule, database, commands: deadLetterCommands });
