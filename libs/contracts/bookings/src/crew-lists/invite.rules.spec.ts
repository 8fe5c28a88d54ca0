import { mostToAsk } from './invite.rules.js';

const room = { positions: 100, asked: 0, openOfCompany: 0, strangers: 0 };

it.each([
  ['in one request', { strangers: -20 }, 50, 'At most 50 people are asked at once.'],
  ['for a position', { positions: 3 }, 15, 'At most 5 people are asked at once for each open position.'],
  ['of a company', { openOfCompany: 190 }, 10, 'A company has at most 200 open offers.'],
  ['of strangers', { strangers: 35 }, 5, 'At most 40 offers an hour go to people you have not worked with.'],
])('the bound %s is named where it is the narrowest', (_what, changes, most, why) => {
  expect(mostToAsk({ ...room, ...changes })).toEqual({ most, why });
});
