import { runService } from '@crewcall/platform-bootstrap';
import { AppModule } from './app.module.js';
import { createEdgeAdapter } from './edge.adapter.js';

void runService({ name: 'gateway', module: AppModule, adapter: () => createEdgeAdapter() });
