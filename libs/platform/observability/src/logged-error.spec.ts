import { loggedErrorOf, withoutPersonalData } from './logged-error.js';

const failedQuery = Object.assign(
  new Error('duplicate key value violates unique constraint "mail_tokens_user_id" for ana@example.test'),
  {
    name: 'QueryFailedError',
    query: 'INSERT INTO users (email) VALUES ($1)',
    parameters: ['ana@example.test', 'a-hash'],
    driverError: { detail: 'Key (email)=(ana@example.test) already exists.' },
    detail: 'Key (email)=(ana@example.test) already exists.',
    code: '23505',
    constraint: 'mail_tokens_user_id',
    table: 'mail_tokens',
  },
);

describe('an error as it is logged', () => {
  it('says what broke and where, and not whom it was about [F13]', () => {
    const logged = loggedErrorOf(failedQuery);
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      message: 'duplicate key value violates unique constraint "mail_tokens_user_id" for [address]',
      code: '23505',
      constraint: 'mail_tokens_user_id',
      table: 'mail_tokens',
    });
    expect(logged.stack).toContain('logged-error.spec');
    expect(JSON.stringify(logged)).not.toMatch(/ana@|a-hash|INSERT|already exists/);
  });

  it('says the same of its causes and parts, as deep as a person reads', () => {
    const outer = new AggregateError([failedQuery], 'several', { cause: failedQuery });
    expect(JSON.stringify(loggedErrorOf(outer))).not.toMatch(/ana@|a-hash/);
    expect(loggedErrorOf(outer).errors?.[0]?.code).toBe('23505');
    const endless: Error & { cause?: unknown } = new Error('endless');
    endless.cause = endless;
    expect(JSON.stringify(loggedErrorOf(endless)).split('"type"')).toHaveLength(7);
  });

  it.each([
    ['550 <ana@example.test> is unknown', '550 <[address]> is unknown'],
    ['invalid input syntax for type uuid: "Ana Bell, 1 High St"', 'invalid input syntax for type uuid: "[value]"'],
    ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED 10.0.0.7:5432'],
  ])('writes %j as %j', (text, written) => {
    expect(withoutPersonalData(text)).toBe(written);
  });

  it('takes what is no error for what it is', () => {
    expect(loggedErrorOf('ana@example.test')).toEqual({ type: 'string', message: '[address]' });
  });
});
