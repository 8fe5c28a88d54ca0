import { presentNominatim } from './nominatim.presenter.js';

const leeds = {
  place_id: 1,
  lat: '53.7974185',
  lon: '-1.5437941',
  name: 'Leeds',
  display_name: 'Leeds, West Yorkshire, England, United Kingdom',
  address: { city: 'Leeds', county: 'West Yorkshire', country: 'United Kingdom', postcode: 7 },
};

describe('what Nominatim answers', () => {
  it('is cut down to the documented fields [R096]', () => {
    expect(presentNominatim([leeds])).toEqual([
      {
        display_name: 'Leeds, West Yorkshire, England, United Kingdom',
        name: 'Leeds',
        address: { city: 'Leeds', county: 'West Yorkshire' },
        lat: '53.7974185',
        lon: '-1.5437941',
      },
    ]);
  });

  it('is named by its first part when it has no name', () => {
    expect(presentNominatim([{ ...leeds, name: '' }])?.[0]?.name).toBe('Leeds');
  });

  it.each([
    [null],
    ['Leeds'],
    [{ ...leeds, lat: 53.7 }],
    [{ ...leeds, lon: 'javascript:alert(1)' }],
    [{ ...leeds, display_name: undefined }],
    [[leeds]],
  ])('leaves out %j', (place) => {
    expect(presentNominatim([place])).toEqual([]);
  });

  it('is of bounded length', () => {
    const long = { ...leeds, display_name: 'x'.repeat(10_000) };
    const places = presentNominatim(Array.from({ length: 50 }, () => long));
    expect(places).toHaveLength(8);
    expect(places?.[0]?.display_name).toHaveLength(300);
  });

  it.each([null, {}, { error: 'rate limited' }, 'text', 7])('is no answer when it is %j', (answer) => {
    expect(presentNominatim(answer)).toBeNull();
  });
});
