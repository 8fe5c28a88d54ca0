import { describeEvents } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

const person = '0193f2a0-0000-7000-8000-000000000001';
const other = '0193f2a0-0000-7000-8000-000000000002';
const thing = '0193f2a0-0000-7000-8000-000000000003';

describeEvents('admin', contract, [
  [contract.feedbackReceived, { type: 'malfunction', priority: 'high' }],
  [contract.feedbackAnswered, { sender_id: person, response: 'Mended, thank you.' }],
  [
    contract.moderationDecided,
    { case_id: thing, decision: 'removed', target: { kind: 'message', id: thing }, reporter_id: other },
  ],
]);
