import { errorTexts } from '@crewcall/contracts-core';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { DomainError } from './domain.errors.js';
import { answerOf } from './error-answer.js';

describe('answerOf', () => {
  it('speaks in the words of a domain error', () => {
    const error = new DomainError({
      code: 'ALREADY_APPLIED',
      kind: 'conflict',
      message: 'You have already applied for this job.',
    });
    expect(answerOf(error)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_APPLIED', error: 'You have already applied for this job.' },
    });
  });

  it('keeps the texts of the framework to itself', () => {
    expect(answerOf(new NotFoundException('Cannot GET /api/secret')).body.error).toBe(
      'There is nothing at this address.',
    );
    expect(answerOf(new BadRequestException('Unexpected token } in JSON')).body.code).toBe('BAD_REQUEST');
  });

  it('tells nothing of a bug [S66]', () => {
    const answer = answerOf(new Error('relation "users" does not exist'));
    expect(answer).toMatchObject({ status: 500, unexpected: true });
    expect(JSON.stringify(answer.body)).not.toContain('users');
  });

  it('asks to come again while the database has no room, and tells nothing of it', () => {
    const answer = answerOf(new Error('timeout exceeded when trying to connect'));
    expect(answer).toMatchObject({
      status: 503,
      body: { error: errorTexts.UNAVAILABLE, code: 'UNAVAILABLE' },
      retryAfterSeconds: 2,
      unexpected: true,
    });
  });

  it.each(['55P03', '40P01', '40001', '57014'])('asks to come again when Postgres ended the work with %s', (code) => {
    const error = Object.assign(new Error('canceling statement due to lock timeout'), { code });
    expect(answerOf(error)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' }, retryAfterSeconds: 2 });
  });

  it('keeps the status that the server gave to a body too large', () => {
    expect(answerOf(Object.assign(new Error('big'), { statusCode: 413 }))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
  });
});
