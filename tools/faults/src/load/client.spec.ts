import { outcomeOf } from './client.js';

describe('what an answer means', () => {
  it.each([
    [200, 'ok'],
    [201, 'ok'],
    [204, 'ok'],
    [401, 'fail'],
    [409, 'fail'],
    [429, 'fail'],
    [500, 'unknown'],
    [503, 'unknown'],
    [null, 'unknown'],
  ])('%s is %s', (status, outcome) => {
    expect(outcomeOf({ status, body: {} })).toBe(outcome);
  });

  it('is unknown while an earlier sending is still being carried out', () => {
    expect(outcomeOf({ status: 409, body: { code: 'REQUEST_IN_FLIGHT' } })).toBe('unknown');
  });
});
