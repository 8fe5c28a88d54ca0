import { describeEvents } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

const person = '0193f2a0-0000-7000-8000-000000000001';
const other = '0193f2a0-0000-7000-8000-000000000002';
const thing = '0193f2a0-0000-7000-8000-000000000003';

describeEvents('messaging', contract, [
  [
    contract.messageSent,
    { conversation_id: thing, message_id: thing, sender_id: person, recipient_id: other, preview: 'Are you free?' },
  ],
  [contract.blockChanged, { by: person, against: other, on: true }],
  [contract.conversationRead, { conversation_id: thing, reader_id: person, up_to: '2026-11-21T10:00:00.000Z' }],
  [
    contract.messageRemoved,
    { conversation_id: thing, people: [person, other], was_sha256: '0a'.repeat(32), preview: 'It was removed.' },
  ],
  [contract.attachmentScanned, { attachment_id: thing, verdict: 'unsafe' }],
  [contract.contentReported, { kind: 'message', target_id: thing, reason: 'Rude', snapshot: 'As it read then.' }],
]);
