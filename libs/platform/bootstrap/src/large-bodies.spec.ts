import { EventEmitter } from 'node:events';
import { LargeBodies, TooManyUploadsAtOnceError, UploadsBusyError } from './large-bodies.js';

describe('large bodies [F9]', () => {
  const enter = (bodies: LargeBodies, authorization: string, length = 6_000_000) => {
    const answer = new EventEmitter();
    const headers = { 'content-length': String(length), authorization };
    return { answer, error: bodies.enter({ headers, socket: {} } as never, answer as never) };
  };

  it('are two of a sender and four in all, until they are answered', () => {
    const bodies = new LargeBodies();
    const first = enter(bodies, 'ana');
    expect([first.error, enter(bodies, 'ana').error]).toEqual([undefined, undefined]);
    expect(enter(bodies, 'ana').error).toBeInstanceOf(TooManyUploadsAtOnceError);
    expect([enter(bodies, 'ben').error, enter(bodies, 'eve').error]).toEqual([undefined, undefined]);
    expect(enter(bodies, 'zoe').error).toBeInstanceOf(UploadsBusyError);
    expect(enter(bodies, 'zoe', 1000).error).toBeUndefined();
    first.answer.emit('close');
    expect(enter(bodies, 'zoe').error).toBeUndefined();
  });
});
