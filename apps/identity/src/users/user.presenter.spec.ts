import { buildUser } from './user.factory.js';
import { presentSummary, presentUser, userFacts } from './user.presenter.js';

describe('what is told of a person', () => {
  const user = buildUser({ email: 'ana.reyes@example.test', passwordHash: '$argon2id$secret', firstName: 'Ana' });

  it('never holds the password or what was agreed to', () => {
    const told = JSON.stringify([presentUser(user), presentSummary(user, { withEmail: true }), userFacts(user)]);
    expect(told).not.toMatch(/argon2id|terms|password/);
  });

  it('gives the address to the user who may have it, and no part of it to others [R173]', () => {
    expect(presentSummary(user, { withEmail: true }).email).toBe('ana.reyes@example.test');
    const nameless = buildUser({ email: 'ana.reyes@example.test' });
    expect(JSON.stringify([presentSummary(nameless, { withEmail: false }), userFacts(nameless)])).not.toContain(
      'reyes',
    );
  });
});
