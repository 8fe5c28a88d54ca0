import { Controller, Get, Module } from '@nestjs/common';
import { ConfigModule, HttpConfig } from '@crewcall/platform-config';
import { HealthRegistry, ObservabilityModule, Public } from '@crewcall/platform-observability';
import { createService } from './index.js';

let begin: () => void;
let finish: () => void;
const begun = new Promise<void>((resolve) => (begin = resolve));
const finished = new Promise<void>((resolve) => (finish = resolve));

@Controller('notes')
class NotesController {
  @Get()
  @Public()
  async read(): Promise<{ text: string }> {
    begin();
    await finished;
    return { text: 'Doors at six' };
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig], { PORT: '1', LOG_LEVEL: 'silent' }),
    ObservabilityModule.forRoot({ service: 'notes' }),
  ],
  controllers: [NotesController],
})
class NotesModule {}

it('a service that leaves answers what is in flight and then closes its connection, which would hold it up', async () => {
  const app = await createService(NotesModule);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const inFlight = fetch(`http://127.0.0.1:${port}/notes`);
  await begun;
  app.get(HealthRegistry).drain();
  const left = app.close();
  finish();
  const answer = await inFlight;
  expect([answer.headers.get('connection'), await answer.json()]).toEqual(['close', { text: 'Doors at six' }]);
  await left;
});
