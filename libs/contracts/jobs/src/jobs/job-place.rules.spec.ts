import { areaOf, districtOf } from './job-place.rules.js';

describe('the area of a place', () => {
  it.each([
    ['Leeds, West Yorkshire', 'Leeds, West Yorkshire'],
    ['Leeds, LS1 4AP', 'Leeds, LS1'],
    ['Leeds, ls1', 'Leeds, LS1'],
    ['Printworks, Surrey Quays Road, London SE16 7PJ', 'London, SE16'],
    ['Warehouse 7, Canal Street, Shipley, Bradford, England', 'Bradford, England'],
    ['SE16 7PJ', 'SE16'],
    ['Manchester', 'Manchester'],
    ['Kent', 'Kent'],
    ['', ''],
  ])('of “%s” is “%s” [R347]', (place, area) => expect(areaOf(place)).toBe(area));

  it('has a postcode district where a whole postcode stands [R347]', () => {
    expect([districtOf('Gate 4, SE16 7PJ'), districtOf('Gate 4')]).toEqual(['SE16', null]);
  });
});
