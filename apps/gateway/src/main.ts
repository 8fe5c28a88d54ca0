import { runService } from '@crewcall/platform-bootstrap';
import { AppModule } from './app.module.js';
import { createEdgeAdapter } from './edge.adapter.js';

// Bodies are streamed on, never read here.
void runService({ name: 'gateway', module: AppModule, adapter: () => createEdgeAdapter(), bodyParser: false });
