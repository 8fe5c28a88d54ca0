import { runService } from '@crewcall/platform-bootstrap';
import { AppModule } from './app.module.js';

void runService({ name: 'web-server', module: AppModule });
