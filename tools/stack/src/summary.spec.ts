import { summary } from './summary.js';

describe('what npm start says at the end', () => {
  it('is the address, the logins and the mail page', () => {
    const text = summary({
      address: 'http://localhost:3000',
      wanted: ['gateway', 'jobs'],
      mailUrl: 'http://127.0.0.1:3014',
      total: '21.5 s',
      logins: [{ who: 'Crew', email: 'ada@example.org', password: 'Secret-1' }],
    });
    expect(text).toContain('CrewCall is up after 21.5 s:  http://localhost:3000');
    expect(text).toMatch(/Crew +ada@example\.org +Secret-1/);
    expect(text).toContain('http://127.0.0.1:3014');
  });
});
