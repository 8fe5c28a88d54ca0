/** An open job, as the jobs service tells it. */
export const job = {
  id: '0193f2a0-0000-7000-8000-000000000001',
  recruiter_id: '0193f2a0-0000-7000-8000-000000000009',
  company: 'Northlight',
  title: 'Rigger for $& and $1',
  type: 'freelance',
  location: 'Leeds',
  rate: '£320 a day',
  rate_pence: 32_000,
  rate_unit: 'day',
  description: 'Two stages.',
  event_date: '2099-06-12',
  skills: [],
  status: 'active',
  positions_left: 1,
  created_at: '2026-11-01T09:00:00.000Z',
  external_source: null,
};
