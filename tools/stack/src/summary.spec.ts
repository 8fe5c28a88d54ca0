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

  it('names where services answer Prometheus, when they measure themselves', () => {
    const facts = { address: '', mailUrl: '', logins: [], total: '1 s' };
    expect(summary({ ...facts, wanted: ['gateway', 'jobs'] })).not.toContain('Metrics');
    const text = summary({ ...facts, wanted: ['gateway', 'jobs'], metrics: 3020 });
    expect(text).toMatch(/Metrics +gateway http:\/\/127\.0\.0\.1:3020\/metrics\n +jobs http:\/\/127\.0\.0\.1:3022/);
  });
});
