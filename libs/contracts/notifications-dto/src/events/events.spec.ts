import { describeEvents } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

const freelancer_id = '0193f2a0-0000-7000-8000-000000000001';
const expires_at = '2026-11-28T10:00:00.000Z';

describeEvents('notifications', contract, [
  [contract.declineLinkMailed, { freelancer_id, token_hash: 'ab'.repeat(32), expires_at }],
  [contract.sheetLinkMailed, { freelancer_id, version: 3, key_hash: 'ab'.repeat(32) }],
]);
