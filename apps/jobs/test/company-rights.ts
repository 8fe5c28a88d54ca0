import { dayAfter } from '@crewcall/contracts-bookings';
import { anyCompany, anyone, companiesOwn, eitherOfIt, ownCrew, anyCrew, type Row } from '@crewcall/testing-node';
import { sheetDay } from './call-sheets.js';

const sheet = { scope: 'call', fields: { parking: 'Behind the hall.' } };

/** Call sheets, and who a company keeps: lists, notes, tags, and the crew of a job once more. */
export const companyRows: Row[] = [
  ['GET /api/call-sheets', anyCrew],
  ['GET /api/call-contact', anyCrew],
  ['PUT /api/call-contact', anyCrew, { phone: null, shares_phone: false }],
  ['GET /api/calls/{call}/sheet', eitherOfIt],
  ['PUT /api/calls/{call}/sheet', companiesOwn, sheet],
  ['POST /api/calls/{call}/sheet/publish', companiesOwn, {}],
  ['POST /api/calls/{call}/sheet/remind', companiesOwn],
  ['GET /api/calls/{call}/sheet/{version}/pdf', eitherOfIt],
  ['PUT /api/calls/{call}/sheet/{version}/read', ownCrew],
  ['PUT /api/calls/{call}/sheet/{version}/acknowledge', ownCrew, {}],
  // The key of the mail is the right; of one that is made up everyone reads that the link is over.
  ['POST /api/call-sheets/acknowledge', anyone, { key: 'made-up' }],
  ['GET /api/calls/{call}/sheet/attachments/{file}', eitherOfIt],
  ['POST /api/calls/{call}/sheet/attachments', companiesOwn],
  ['PUT /api/calls/{call}/sheet/attachments/{file}', companiesOwn, { file_name: 'plan.pdf' }],
  ['DELETE /api/calls/{call}/sheet/attachments/{file}', companiesOwn],
  ['GET /api/crew/{person}/record', anyone],
  ['GET /api/jobs/recruiter/{company}/record', anyone],
  ['GET /api/crew-lists', anyCompany],
  ['GET /api/crew-lists/would-work-again', anyCompany],
  ['GET /api/crew/kept-ids', anyCompany],
  ['GET /api/crew-tags', anyCompany],
  ['POST /api/crew/marks', anyCompany, { user_ids: ['{person}'] }],
  ['GET /api/crew/{person}/kept', anyCompany],
  ['POST /api/crew/{person}/notes', anyCompany, { text: 'Good with radio.' }],
  ['PUT /api/crew/{person}/tags', anyCompany, { tags: ['radio'] }],
  ['POST /api/crew-lists', anyCompany, { name: 'Northern' }],
  ['PUT /api/crew-lists/{list}', companiesOwn, { name: 'Regulars' }],
  ['GET /api/crew-lists/{list}/people', companiesOwn],
  ['PUT /api/crew-lists/{list}/people/{person}', companiesOwn],
  ['POST /api/crew-lists/{list}/free', companiesOwn, { role_id: '{role}' }],
  ['POST /api/crew-lists/{list}/invite', companiesOwn, { role_id: '{role}', kind: 'enquiry', user_ids: ['{person}'] }],
  [`GET /api/jobs/{job}/crew-again?first_day=${dayAfter(sheetDay, 7)}`, companiesOwn],
  [
    'POST /api/jobs/{job}/crew-again',
    companiesOwn,
    { first_day: dayAfter(sheetDay, 7), kind: 'enquiry', people: [{ user_id: '{person}', role_id: '{role}' }] },
  ],
  ['DELETE /api/crew-lists/{list}/people/{person}', companiesOwn],
  ['DELETE /api/crew-lists/{list}', companiesOwn],
  ['DELETE /api/crew/{person}/notes/{note}', companiesOwn],
];
