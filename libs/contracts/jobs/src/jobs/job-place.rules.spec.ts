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

  it.each([
    ['Unit 4, London SE167PJ', 'London, SE16'],
    ['London, W1A', 'London, W1A'],
    ['Leeds, LS12', 'Leeds, LS12'],
    ['Stage A1, Leeds', 'Leeds'],
    ['N1 Studios, London', 'London'],
    ['Gate 4, Shirebrook, Derbyshire', 'Shirebrook, Derbyshire'],
    ['Gate 4, Kentish Town, Greater London', 'Kentish Town, Greater London'],
    ['Gate 4, Ambleside, Cumbria', 'Ambleside, Cumbria'],
    ['Pier Head, Liverpool, Merseyside', 'Liverpool, Merseyside'],
    ['Gate 4, Tynemouth, North Tyneside, England', 'Tynemouth, England'],
  ])('of “%s” is “%s”, counties and districts told from towns', (place, area) => expect(areaOf(place)).toBe(area));

  it('has a postcode district where a whole postcode stands [R347]', () => {
    expect([districtOf('Gate 4, SE16 7PJ'), districtOf('Gate 4')]).toEqual(['SE16', null]);
  });
});
