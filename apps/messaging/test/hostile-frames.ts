import { LIVE_PATH } from '@crewcall/contracts-core';
import fc from 'fast-check';

const names = [
  'authenticate',
  'typing',
  'delivered',
  'watch_presence',
  'watch_job',
  'job_update',
  'disconnect',
  'error',
  '__proto__',
];
const keys = [
  'userId',
  'conversation_id',
  'conversationId',
  'user_ids',
  'job_id',
  'isTyping',
  'constructor',
  '__proto__',
];

const argument = fc.oneof(
  fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.uuid(), fc.jsonValue({ maxDepth: 3 })), { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A packet of Socket.IO that is nearly one: an event, an answer, a binary event without its bytes, another namespace. */
const packet = fc
  .tuple(
    fc.constantFrom('42', '43', '451-', '452-', '461-', '40', '41', '44', '42/admin,', '40/admin,', '4', '49'),
    fc.option(fc.nat(1e6).map(String), { nil: '' }),
    fc.constantFrom(...names),
    fc.array(argument, { maxLength: 3 }),
  )
  .map(([prefix, id, name, more]) => `${prefix}${id}${JSON.stringify([name, ...more])}`);

const torn = fc.tuple(packet, fc.nat(40)).map(([text, length]) => text.slice(0, length));

/** What a client writes into an open socket. */
export const hostileFrames = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: packet },
    torn,
    fc.string({ maxLength: 60, unit: 'binary' }),
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom(
      '2',
      '3',
      '5',
      '2probe',
      '1',
      '0{}',
      '451-["typing",{"_placeholder":true,"num":9}]',
      `42["${'x'.repeat(20_000)}"]`,
    ),
  ),
  { minLength: 1, maxLength: 8 },
);

/** Frames as they are on the wire, of which most are none: bad opcodes, reserved bits, lengths that lie, no mask. */
export const brokenWire = fc.uint8Array({ minLength: 2, maxLength: 80 });

export const handshake = [
  `GET ${LIVE_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');
