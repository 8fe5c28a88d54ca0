const englandAndWales: Readonly<Record<string, string>> = {
  '2025-12-25': 'Christmas Day',
  '2025-12-26': 'Boxing Day',
  '2026-01-01': 'New Year’s Day',
  '2026-04-03': 'Good Friday',
  '2026-04-06': 'Easter Monday',
  '2026-05-04': 'Early May bank holiday',
  '2026-05-25': 'Spring bank holiday',
  '2026-08-31': 'Summer bank holiday',
  '2026-12-25': 'Christmas Day',
  '2026-12-28': 'Boxing Day (substitute day)',
  '2027-01-01': 'New Year’s Day',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-05-03': 'Early May bank holiday',
  '2027-05-31': 'Spring bank holiday',
  '2027-08-30': 'Summer bank holiday',
  '2027-12-27': 'Christmas Day (substitute day)',
  '2027-12-28': 'Boxing Day (substitute day)',
  '2028-01-03': 'New Year’s Day (substitute day)',
  '2028-04-14': 'Good Friday',
  '2028-04-17': 'Easter Monday',
  '2028-05-01': 'Early May bank holiday',
  '2028-05-29': 'Spring bank holiday',
  '2028-08-28': 'Summer bank holiday',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
};

const isOnlyEnglish = (name: string): boolean => name === 'Easter Monday' || name === 'Summer bank holiday';

const scotland: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(englandAndWales).filter(([, name]) => !isOnlyEnglish(name))),
  '2026-01-02': '2nd January',
  '2026-06-15': 'World Cup bank holiday',
  '2026-08-03': 'Summer bank holiday',
  '2026-11-30': 'St Andrew’s Day',
  '2027-01-04': '2nd January (substitute day)',
  '2027-08-02': 'Summer bank holiday',
  '2027-11-30': 'St Andrew’s Day',
  '2028-01-04': '2nd January (substitute day)',
  '2028-08-07': 'Summer bank holiday',
  '2028-11-30': 'St Andrew’s Day',
};

const northernIreland: Readonly<Record<string, string>> = {
  ...englandAndWales,
  '2026-03-17': 'St Patrick’s Day',
  '2026-07-13': 'Battle of the Boyne (substitute day)',
  '2027-03-17': 'St Patrick’s Day',
  '2027-07-12': 'Battle of the Boyne',
  '2028-03-17': 'St Patrick’s Day',
  '2028-07-12': 'Battle of the Boyne',
};

export type Nation = 'england_and_wales' | 'scotland' | 'northern_ireland';

const byNation: Readonly<Record<Nation, Readonly<Record<string, string>>>> = {
  england_and_wales: englandAndWales,
  scotland,
  northern_ireland: northernIreland,
};

/** Whole London days by `YYYY-MM-DD`, each with its name. */
export const bankHolidaysOf = (nation: Nation): Readonly<Record<string, string>> => byNation[nation];

/** Of England and Wales, which pay is worked out by wherever a call is. */
export const bankHolidays = englandAndWales;

export const isBankHoliday = (day: string): boolean => day in bankHolidays;

const scottish = /\bscotland\b|\b(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE)\d{1,2}[A-Z]?(?:\s|$|,)/i;
const northernIrish = /\bnorthern ireland\b|\bBT\d{1,2}(?:\s|$|,)/i;
const scottishCities = /^(?:aberdeen|dundee|dunfermline|edinburgh|glasgow|inverness|perth|stirling)\b/i;
const northernIrishCities = /^(?:belfast|londonderry|derry|lisburn|newry)\b/i;

/** Of a profile's place as it is written: by the nation in it, a postcode, or a city. England and Wales if nothing says otherwise. */
export function nationOf(place: string | null | undefined): Nation {
  const text = place?.trim() ?? '';
  if (northernIrish.test(text) || northernIrishCities.test(text)) return 'northern_ireland';
  return scottish.test(text) || scottishCities.test(text) ? 'scotland' : 'england_and_wales';
}
