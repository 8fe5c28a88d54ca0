import { describeRights } from '@crewcall/testing-node/rights';
import { AppModule } from '../src/app.module.js';

describeRights({
  service: { module: AppModule, name: 'notifications' },
  document: 'apps/notifications/openapi.json',
  rights: {
    'GET /api/notifications/unread-count': 'signed-in',
    'GET /api/notifications/category-counts': 'signed-in',
    'GET /api/notifications': 'signed-in',
    'PATCH /api/notifications/mark-all-read': 'signed-in',
    'PATCH /api/notifications/mark-category-read/{category}': 'signed-in',
    'PATCH /api/notifications/{id}/read': 'signed-in',
    'DELETE /api/notifications/{id}': 'signed-in',
    'GET /api/notifications/live': 'signed-in',
    'GET /api/notifications/unsubscribe': 'public',
    'POST /api/notifications/unsubscribe': 'public',
    'GET /api/notifications/push': 'signed-in',
    'PUT /api/notifications/push': 'signed-in',
    'DELETE /api/notifications/push/{id}': 'signed-in',
    'GET /api/notifications/preferences': 'signed-in',
    'PUT /api/notifications/preferences': 'signed-in',
  },
});
