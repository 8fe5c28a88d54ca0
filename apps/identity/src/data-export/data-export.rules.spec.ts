import { copyKeyOf } from './data-export.rules.js';

it('a copy of one’s data lies in a folder of its own', () => expect(copyKeyOf('0190f3c2')).toBe('0190f3c2/copy.zip'));
