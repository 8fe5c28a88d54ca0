import { describeRights } from '@crewcall/testing-node/rights';
import { AppModule } from '../src/app.module.js';

describeRights({
  service: { module: AppModule, name: 'admin' },
  document: 'apps/admin/openapi.json',
  rights: {
    'GET /api/admin/activity': ['admin'],
    'GET /api/admin/feedback': ['admin'],
    'GET /api/admin/feedback/stats': ['admin'],
    'PUT /api/admin/feedback/{id}/status': ['admin'],
    'PUT /api/admin/feedback/{id}/priority': ['admin'],
    'PUT /api/admin/feedback/{id}/response': ['admin'],
    'GET /api/admin/moderation': ['admin'],
    'POST /api/admin/moderation/{id}/decision': ['admin'],
    'POST /api/feedback': 'public',
    'GET /api/feedback/popup': 'public',
    'POST /api/page-vitals': 'public',
    'PUT /api/admin/feedback/popup': ['admin'],
    'GET /api/admin/audit': ['admin'],
    'GET /api/admin/audit/export': ['admin'],
    'GET /api/admin/operations': ['admin'],
    'GET /api/admin/operations/dead-letters': ['admin'],
    'POST /api/admin/operations/dead-letters/replay': ['admin'],
    'GET /api/admin/analytics/overview': ['admin'],
    'GET /api/admin/analytics/months': ['admin'],
    'GET /api/admin/analytics/searches': ['admin'],
  },
});
