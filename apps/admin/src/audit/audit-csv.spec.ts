import type { AuditEntry } from '@crewcall/contracts-admin';
import { csvOf } from './audit-csv.js';

const entry: AuditEntry = {
  id: '1',
  at: '2026-11-21T10:00:00.000Z',
  actor_id: 'a',
  actor_name: '=HYPERLINK("https://evil.example")',
  deed: 'user.suspended',
  subject_kind: 'user',
  subject_name: null,
  subject_id: 'b',
  reason: 'He said "no",\nthen left',
  address: null,
  before: { suspended: false },
  after: { suspended: true },
};

describe('the exported log', () => {
  it('is a table in which nothing becomes a formula [R250] [S50]', () => {
    const csv = csvOf([entry, { ...entry, actor_name: '@sum', reason: '-1' }]);
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain('"He said ""no"",\nthen left"');
    expect(csv).toContain('"{""suspended"":true}"');
    expect(csv).toContain(`"'@sum"`);
    expect(csv).toContain(`"'-1"`);
    expect(csvOf([])).toBe('\ufeffat,actor_id,actor_name,deed,subject_kind,subject_id,reason,address,before,after\r\n');
  });
});
