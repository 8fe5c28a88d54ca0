import fc from 'fast-check';
import { isRecordId } from './record-id.rules.js';

const id = '0190f3c2-7b1a-7c44-9a3e-5d2f8e6b1a07';

describe('the id of a row', () => {
  it('is any UUID, in small letters or capitals', () => {
    fc.assert(fc.property(fc.uuid(), (one) => isRecordId(one) && isRecordId(one.toUpperCase())));
  });

  it.each([
    undefined,
    null,
    7,
    [id],
    { toString: () => id },
    '',
    'real-1',
    ` ${id}`,
    `${id}\n`,
    `x${id}`,
    `${id}0`,
    id.slice(0, -1),
    id.replaceAll('-', ''),
    id.replace('7b1a', '7b1'),
    id.replace('7b1a-7c44', '7b1a'),
    id.replace('0190f3c2', '0190f3c'),
    id.replace('7c44', '7g44'),
    `${id}' OR '1'='1`,
  ])('is not %j', (value) => expect(isRecordId(value)).toBe(false));
});
