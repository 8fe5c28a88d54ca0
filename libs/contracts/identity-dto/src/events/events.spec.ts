import { describeEvents } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

const changed = {
  role: 'recruiter',
  display_name: 'Northlight',
  first_name: 'Ana',
  last_name: null,
  company_name: 'Northlight',
  avatar_url: null,
  visibility: 'public',
  mail_enabled: true,
};
const profile = {
  kind: 'freelancer',
  title: 'Rigger',
  location: 'Leeds',
  skills: ['Rigging'],
  experience_years: 4,
  availability: 'busy',
  completeness: 0.5,
};

describeEvents('identity', contract, [
  [contract.userRegistered, { role: 'freelancer', display_name: 'Crew member', email: 'ana@example.org' }],
  [contract.emailVerified, {}],
  [contract.userChanged, changed],
  [contract.userSuspended, { reason: 'Asked for money outside the product.' }],
  [contract.userRestored, { reason: 'Cleared.' }],
  [contract.userDeleted, { role: 'freelancer' }],
  [contract.sessionsRevoked, { session_ids: ['0193f2a0-0000-7000-8000-000000000001'] }],
  [contract.profileChanged, profile],
  [contract.calendarsLookedAt, { user_ids: ['0193f2a0-0000-7000-8000-000000000004'], day: '2026-11-26' }],
  [
    contract.ticketsChanged,
    {
      tickets: [
        {
          id: '0193f2a0-0000-7000-8000-000000000005',
          kind: 'ipaf',
          level: '3a',
          sum_pence: null,
          expires_on: '2026-11-20',
          state: 'unchecked',
        },
      ],
      shared: 'companies',
    },
  ],
  [contract.ticketExpiring, { kind: 'ipaf', days: 30 }],
  [
    contract.kitChanged,
    {
      items: [
        {
          id: '0193f2a0-0000-7000-8000-000000000005',
          kind: 'microphones',
          name: 'Shure SM58',
          count: 4,
          day_pence: 500,
          pat_until: '2027-03-01',
          insured_until: null,
          shared: true,
        },
      ],
    },
  ],
  [
    contract.crewSearchFound,
    {
      user_id: '0193f2a0-0000-7000-8000-000000000001',
      name: 'Riggers in Leeds',
      wanted: { search: 'rigger', near: 'Leeds', within: 25 },
      stop_key: 'k'.repeat(32),
      total: 1,
      crew: [{ user_id: '0193f2a0-0000-7000-8000-000000000002', title: 'Rigger', location: 'Leeds' }],
    },
  ],
  [contract.kitExpiring, { kind: 'microphones', what: 'pat', days: 30 }],
  [contract.ticketChecked, { kind: 'ipaf', state: 'rejected', reason: 'unreadable' }],
  [contract.ticketDocumentOpened, { kind: 'ipaf' }],
  [contract.profileViewed, { viewer_id: '0193f2a0-0000-7000-8000-000000000004' }],
  [
    contract.profileReported,
    {
      kind: 'user',
      target_id: '0193f2a0-0000-7000-8000-000000000003',
      person_id: '0193f2a0-0000-7000-8000-000000000003',
      reason: 'Spam',
      snapshot: 'Buy!',
    },
  ],
  [contract.dataExportRequested, { export_id: '0193f2a0-0000-7000-8000-000000000002' }],
  [
    contract.personalDataGathered,
    { export_id: '0193f2a0-0000-7000-8000-000000000002', service: 'jobs', objects: ['jobs/jobs.json'], left_out: 0 },
  ],
  [
    contract.accountAdministered,
    {
      deed: 'suspended',
      reason: 'Spam',
      address: '203.0.113.7',
      before: { suspended: false },
      after: { suspended: true },
    },
  ],
]);
