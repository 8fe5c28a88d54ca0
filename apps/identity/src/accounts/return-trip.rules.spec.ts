import { browserKeyHashOf, tripOf } from './return-trip.rules.js';

describe('the way back from a mail', () => {
  it('remembers the page, and of the browser’s key only a hash', () => {
    const trip = tripOf({ next: '/jobs/7', browser_key: 'a-random-word-01' });
    expect(trip).toEqual({ next: '/jobs/7', browser_key_hash: browserKeyHashOf('a-random-word-01') });
    expect(JSON.stringify(trip)).not.toContain('a-random-word-01');
  });

  it('knows a browser by its key again, and no other', () => {
    expect(browserKeyHashOf('crew')).toBe('9cae07a2e9ceea5b88602d99f1bb35f228663649628b7a3281ac9c8203e6043a');
    expect(browserKeyHashOf('crew')).not.toBe(browserKeyHashOf('Crew'));
  });

  it('is nothing where nothing was asked for', () => {
    expect([tripOf({}), tripOf({ next: '', browser_key: '' })]).toEqual([{}, {}]);
    expect(tripOf({ next: '/jobs' })).toEqual({ next: '/jobs' });
    expect(Object.keys(tripOf({ browser_key: 'a-random-word-01' }))).toEqual(['browser_key_hash']);
  });
});
