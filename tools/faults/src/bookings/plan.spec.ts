import { operations, planOf, written } from './plan.js';

const victims = ['jobs', 'jobs-worker', 'redis', 'postgres'];

describe('the drill of bookings', () => {
  it('kills jobs, its worker, Redis and Postgres between each two steps of all that writes bookings [R539]', () => {
    expect(operations).toEqual(['confirm', 'promotion', 'first-wave', 'wave', 'publication']);
    const plan = planOf(operations, false);
    for (const operation of operations)
      for (const table of written[operation])
        expect(plan.filter((kill) => kill.operation === operation && kill.table === table)).toEqual(
          victims.map((victim) => ({ operation, table, victim })),
        );
  });

  it('kills who carries it out before and with the commit of each in every test run [R539]', () => {
    const carriers = { promotion: 'jobs-worker', wave: 'jobs-worker' } as Record<string, string>;
    for (const operation of operations) {
      const kills = planOf([operation], true).filter(({ victim }) => victim === (carriers[operation] ?? 'jobs'));
      expect(kills.length).toBeGreaterThan(1);
      expect(kills.at(-1)?.table).toBe('outbox');
      for (const { table } of kills) expect(written[operation]).toContain(table);
    }
  });
});
