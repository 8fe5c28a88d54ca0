import { defineEvent } from './define-event.js';

describe('event declarations', () => {
  class Nothing {}

  it('refuses a name without scope, past tense or version', () => {
    expect(() => defineEvent({ name: 'jobs.posted', payload: Nothing, heardBy: [] })).toThrow('not an event name');
    expect(defineEvent({ name: 'jobs.job-posted.v1', payload: Nothing, heardBy: ['admin'] }).heardBy).toEqual([
      'admin',
    ]);
  });
});
