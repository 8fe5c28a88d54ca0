import { heldFor, type Held } from './job-standing.rules.js';

const active: Held = { status: 'active', closedReason: null, resumeAs: null };
const paused: Held = { status: 'paused', closedReason: null, resumeAs: null };

describe('jobs of a company that is not there', () => {
  it('pause while it is away and resume with it', () => {
    const away = heldFor('away', active);
    expect(away).toEqual({ status: 'paused', closedReason: null, resumeAs: 'active' });
    expect(heldFor('open', away)).toEqual(active);
  });

  it('leave the list while it is suspended and return with it', () => {
    const suspended = heldFor('suspended', active);
    expect(suspended).toEqual({ status: 'closed', closedReason: 'suspended', resumeAs: 'active' });
    expect(heldFor('open', suspended)).toEqual(active);
  });

  it('come back as the company had left them, whatever happened between', () => {
    expect(heldFor('open', heldFor('away', paused))).toEqual(paused);
    expect(heldFor('open', heldFor('suspended', heldFor('away', active)))).toEqual(active);
    expect(heldFor('away', heldFor('suspended', heldFor('away', paused))).resumeAs).toBe('paused');
  });
});
