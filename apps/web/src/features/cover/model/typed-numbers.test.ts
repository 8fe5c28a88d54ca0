import { countOf, penceOf } from './typed-numbers';

it.each([
  ['400', 40_000],
  ['£1,250.50', 125_050],
  [' 19.99 ', 1999],
  ['19.999', NaN],
  ['-5', NaN],
  ['', NaN],
])('takes %j for %d pence', (text, pence) => expect(penceOf(text)).toBe(pence));

it.each([
  ['3', 3],
  ['1.5', NaN],
  ['', NaN],
  ['three', NaN],
])('takes %j for a count of %d', (text, count) => expect(countOf(text)).toBe(count));
