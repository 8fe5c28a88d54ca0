import { loadPlaces, pointOfText } from './index.js';

describe('where a text is', () => {
  it.each([
    ['Manchester', 'Manchester'],
    ['manchester, England', 'Manchester'],
    ['Printworks, London SE16 7PJ', 'London'],
    ['London, SE16', 'London'],
    ['Central London', 'London'],
    ['Leeds, West Yorkshire', 'Leeds'],
    ['Gate 4, Arena, Leeds, LS1 4AP', 'Leeds'],
    ['LS1 4AP', 'Leeds'],
    ['M3', 'Manchester'],
    ['Newport, Isle of Wight', 'Newport, Isle of Wight, England'],
  ])('%j is at %j', async (text, town) => {
    const index = await loadPlaces();
    expect(pointOfText(index, text)).not.toBeNull();
    expect(pointOfText(index, text)).toEqual(pointOfText(index, town));
  });

  it.each(['', 'Remote', 'United Kingdom', 'England', 'to be agreed', '%', '東京都'])('%j is nowhere', async (text) => {
    expect(pointOfText(await loadPlaces(), text)).toBeNull();
  });

  it('tells two towns of one name apart by the county', async () => {
    const index = await loadPlaces();
    expect(pointOfText(index, 'Newport')).not.toEqual(pointOfText(index, 'Newport, Isle of Wight'));
  });
});
