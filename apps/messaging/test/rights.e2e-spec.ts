import { describeRights } from '@crewcall/testing-node/rights';
import { AppModule } from '../src/app.module.js';

describeRights({
  service: { module: AppModule, name: 'messaging' },
  document: 'apps/messaging/openapi.json',
  rights: {
    'GET /api/conversations': 'signed-in',
    'GET /api/conversations/with/{userId}': 'signed-in',
    'GET /api/conversations/{id}': 'signed-in',
    'DELETE /api/conversations/{id}': 'signed-in',
    'PUT /api/conversations/{id}/block': 'signed-in',
    'DELETE /api/conversations/{id}/block': 'signed-in',
    'POST /api/objects/upload': 'signed-in',
    'PUT /api/objects/upload/{ticket}': 'public',
    'POST /api/attachments/create': 'signed-in',
    'POST /api/messages/{id}/attachments': 'signed-in',
    'GET /api/files/download/{id}': 'signed-in',
    'POST /api/conversations': 'signed-in',
    'GET /api/conversations/{id}/messages': 'signed-in',
    'POST /api/conversations/{id}/read': 'signed-in',
    'POST /api/messages': 'signed-in',
    'POST /api/messages/bulk': ['recruiter'],
    'GET /api/messages/unread-count': 'signed-in',
    'POST /api/messages/{id}/report': 'signed-in',
    'GET /api/messages/live': 'signed-in',
    'GET /api/messages/privacy': 'signed-in',
    'PUT /api/messages/privacy': 'signed-in',
  },
});
