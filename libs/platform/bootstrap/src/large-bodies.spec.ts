import { EventEmitter } from 'node:events';
import { LargeBodies, TooManyUploadsAtOnceError, UploadsBusyError } from './large-bodies.js';

describe('large bodies [F9]', () => {
  const enter = (bodies: LargeBodies, authorization: string, length = 6_000_000) => {
    const answer = new EventEmitter();
    const headers = { 'content-length': String(length), authorization };
    return { answer, refusal: bodies.enter({ headers, socket: {} } as never, answer as never) };
  };

  it('are two of a sender and four in all, until they are answered', () => {
    const bodies = new LargeBodies();
    const first = enter(bodies, 'ana');
    expect([first.refusal, enter(bodies, 'ana').refusal]).toEqual([undefined, undefined]);
    expect(enter(bodies, 'ana').refusal).toBeInstanceOf(TooManyUploadsAtOnceError);
    expect([enter(bodies, 'ben').refusal, enter(bodies, 'eve').refusal]).toEqual([undefined, undefined]);
    expect(enter(bodies, 'zoe').refusal).toBeInstanceOf(UploadsBusyError);
    expect(enter(bodies, 'zoe', 1000).refusal).toBeUndefined();
    first.answer.emit('close');
    expect(enter(bodies, 'zoe').refusal).toBeUndefined();
  });
});
