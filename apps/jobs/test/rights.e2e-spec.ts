import { describeRights } from '@crewcall/testing-node/rights';
import { AppModule } from '../src/app.module.js';

describeRights({
  // Nobody works on the sync that a caller asks for: it is not waited for.
  service: { module: AppModule, name: 'jobs', env: { BOARD_SYNC_WAIT_MS: '50' } },
  document: 'apps/jobs/openapi.json',
  rights: {
    'GET /api/jobs': 'public',
    'GET /api/jobs/recruiter/{userId}': 'public',
    'GET /api/jobs/sitemap': 'public',
    'GET /api/jobs/{id}': 'public',
    'POST /api/jobs': ['recruiter'],
    'PUT /api/jobs/{id}': ['recruiter'],
    'DELETE /api/jobs/{id}': ['recruiter', 'admin'],
    'POST /api/jobs/{id}/report': 'signed-in',
    'POST /api/jobs/sync-external': 'public',
    'GET /api/jobs/boards': ['admin'],
    'POST /api/ratings': ['recruiter'],
    'POST /api/rating-requests': ['freelancer'],
    'GET /api/ratings/freelancer/{id}': 'signed-in',
    'GET /api/ratings/freelancer/{id}/average': 'public',
    'POST /api/jobs/{id}/apply': ['freelancer'],
    'GET /api/freelancer/{userId}/applications': ['freelancer', 'admin'],
    'GET /api/recruiter/{userId}/applications': ['recruiter', 'admin'],
    'GET /api/applications/counts': ['freelancer', 'recruiter'],
    'GET /api/applications/{id}': ['freelancer', 'recruiter'],
    'PUT /api/applications/{id}/accept': ['freelancer', 'recruiter'],
    'PUT /api/applications/{id}/reject': ['freelancer', 'recruiter'],
    'PUT /api/applications/{id}/cancel': ['freelancer', 'recruiter'],
    'PUT /api/applications/{id}/review': ['freelancer', 'recruiter'],
    'PUT /api/applications/{id}/shortlist': ['freelancer', 'recruiter'],
    'DELETE /api/applications/{id}': ['freelancer', 'recruiter'],
  },
});
