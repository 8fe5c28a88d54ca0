import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { requestBounds } from '@crewcall/contracts-core';
import { ConfigModule, HttpConfig } from '@crewcall/platform-config';
import { ObservabilityModule, Public } from '@crewcall/platform-observability';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService, FileBody, TakesFile, TakesUpTo } from './index.js';

class NoteDto {
  @Transform(({ value }: { value: unknown }) => value)
  @IsString()
  text!: string;
}

class NoteQuery {
  @IsOptional()
  @IsString()
  search?: string;
}

@Controller('notes')
class NotesController {
  @Post()
  @Public()
  write(@Body() { text }: NoteDto) {
    return { length: text.length };
  }

  @Post('large')
  @Public()
  @TakesUpTo(1024 * 1024)
  writeLarge(@Body() { text }: NoteDto) {
    return { length: text.length };
  }

  @Post('file')
  @Public()
  @TakesFile(1000)
  writeFile(@FileBody() bytes: Buffer) {
    return { length: bytes.length };
  }

  @Post('finish')
  @Public()
  finish() {
    return { isFinished: true };
  }

  @Get(':id')
  @Public()
  read(@Param('id') id: string, @Query() query: NoteQuery) {
    return { id, ...query };
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

describe('a request to any service', () => {
  let app: NestFastifyApplication;
  const post = async (payload: string | object, url = '/notes', type = 'application/json') => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const answer = await app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': type } });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  beforeAll(async () => {
    app = await createService(NotesModule);
    await app.init();
  });
  afterAll(() => app.close());

  it('brings a file where one is taken, whatever type it claims, and nowhere else [F8]', async () => {
    for (const type of ['application/pdf', 'application/json', 'application/x-www-form-urlencoded'])
      expect(await post('x'.repeat(1000), '/notes/file', type)).toEqual({ status: 201, body: { length: 1000 } });
    expect(await post('', '/notes/file', 'image/png')).toEqual({ status: 201, body: { length: 0 } });
    expect((await post('x'.repeat(1001), '/notes/file', 'image/png')).status).toBe(413);
    for (const url of ['/notes', '/notes/large'])
      expect((await post('x', url, 'application/octet-stream')).status).toBe(415);
  });

  it('is read when it is honest', async () => {
    expect(await post({ text: 'Zoë 🎪' })).toEqual({ status: 201, body: { length: 6 } });
    expect(await post('{"text":"\\ud83c\\udfaa"}')).toEqual({ status: 201, body: { length: 2 } });
    expect((await app.inject('/notes/1?search=a%20b')).json()).toEqual({ id: '1', search: 'a b' });
  });

  it('is refused in the error shape with more keys than any form has, before anything is made of them [F1] [S64]', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 110_000 }, (_, at) => [`k${at}`, 1]));
    const flood = JSON.stringify({ text: 'x', ...unknown });
    const started = performance.now();
    const large = await post(flood.slice(0, 900_000), '/notes/large');
    expect(large).toEqual({
      status: 400,
      body: {
        error: 'The request could not be understood.',
        code: 'BAD_REQUEST',
        request_id: expect.any(String) as string,
      },
    });
    expect(performance.now() - started).toBeLessThan(500);
    expect(await post(flood)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  it('may be as large as its route says, and 64 KB without a word [F1]', async () => {
    const text = 'x'.repeat(requestBounds.bytes);
    expect(await post({ text })).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    expect(await post({ text }, '/notes/large')).toMatchObject({ status: 201 });
    expect(await post({ text: text.repeat(16) }, '/notes/large')).toMatchObject({ status: 413 });
  });

  it.each([
    ['ten thousand levels', `{"text":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a NUL byte', '{"text":"a\\u0000b"}'],
    ['half a character', '{"text":"a\\ud800b"}'],
    ['a key that reaches into prototypes', '{"text":"a","__proto__":{"admin":true}}'],
    ['half a body', '{"text":'],
  ])('is refused with 400 for %s [F12] [S51]', async (_name, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it.each(['/notes/1?search=%00', `/notes/1?${'a=1&'.repeat(requestBounds.parameters + 1)}`])(
    'is refused with 400 at %s [F12] [S48]',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('finds nothing under an id that no row can have [F12] [S48]', async () => {
    expect((await app.inject('/notes/a%00b')).statusCode).toBe(404);
  });

  it('may have no body, whatever type it claims; what needs one says what is missing', async () => {
    const answers = [await post('', '/notes/finish'), await post('')];
    expect(answers.map(({ status }) => status)).toEqual([201, 400]);
    expect(answers[1]?.body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is JSON or nothing [S34]', async () => {
    expect(await post('text=hello', '/notes', 'text/plain')).toMatchObject({ status: 415 });
    // A form may be posted, for unsubscribing from a mail; its fields are not read.
    const form = await post('text=hello', '/notes', 'application/x-www-form-urlencoded');
    expect(form).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });
});
