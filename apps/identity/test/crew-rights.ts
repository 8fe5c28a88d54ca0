import { adminsOnly, anyCompany, anyCrew, anyone, companiesOwn, ownCrew, type Row } from '@crewcall/testing-node';

const item = { kind: 'microphones', name: 'Shure SM58', count: 4 };
const ticket = { kind: 'pasma', level: 'Towers' };
const search = { name: 'Desks', alert: 'none', wanted: { search: 'desk' } };

/** Kit, tickets and their documents, and the searches that companies save. */
export const crewRows: Row[] = [
  ['POST /api/freelancers/among', anyCompany, { user_ids: ['{person}'] }],
  ['PUT /api/freelancer/{person}/indexing', ['401', 'ok', '403', '403', '403', '401', '403'], { is_indexed: true }],
  ['GET /api/freelancers/named/{slug}', anyone],
  ['GET /api/freelancers/sitemap', anyone],
  ['GET /api/kit', anyCrew],
  ['POST /api/kit', anyCrew, item],
  ['PUT /api/kit/{kit}', ownCrew, item],
  ['GET /api/freelancers/{person}/kit', anyone],
  ['GET /api/freelancers/{person}/kit-to-hire', anyCompany],
  ['DELETE /api/kit/{kit}', ownCrew],
  ['GET /api/tickets', anyCrew],
  ['POST /api/tickets', anyCrew, ticket],
  ['PUT /api/tickets/sharing', anyCrew, { audience: 'applied' }],
  ['POST /api/tickets/uploads', anyCrew],
  ['PUT /api/tickets/{ticket}', ownCrew, ticket],
  ['PUT /api/tickets/{ticket}/document', ownCrew, { upload_id: '{upload}', file_name: 'card.jpg' }],
  ['GET /api/tickets/{ticket}/document', ['401', 'ok', '404', '403', '403', '401', 'ok']],
  ['GET /api/tickets/document/{link}', ['404', '404', '404', '404', '404', '404', '404']],
  ['GET /api/freelancers/{person}/tickets', anyCompany],
  ['GET /api/admin/tickets', adminsOnly],
  ['PUT /api/admin/tickets/{ticket}/lease', adminsOnly],
  ['DELETE /api/admin/tickets/{ticket}/lease', adminsOnly],
  ['PUT /api/tickets/{ticket}/verify', adminsOnly, { expires_on: null }],
  ['PUT /api/tickets/{ticket}/reject', adminsOnly, { reason: 'unreadable' }],
  ['PUT /api/tickets/{ticket}/withdraw', adminsOnly, { reason: 'unreadable' }],
  ['DELETE /api/tickets/{ticket}', ownCrew],
  ['GET /api/crew-searches', anyCompany],
  ['POST /api/crew-searches', anyCompany, search],
  ['GET /api/crew-searches/unsubscribe?key=made-up', anyone],
  ['POST /api/crew-searches/unsubscribe?key=made-up', anyone],
  ['POST /api/crew-searches/{search}/seen', companiesOwn],
  ['PUT /api/crew-searches/{search}', companiesOwn, { alert: 'daily' }],
  ['DELETE /api/crew-searches/{search}', companiesOwn],
];
