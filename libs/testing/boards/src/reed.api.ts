import type { SimulatedAd } from './ad.js';
import { hasEvery, type World } from './world.js';

const MOST = 10_000;
const CUT = 453;
/** Numbers of Reed's kind. */
const FIRST_ID = 50_000_000;

export interface Answer {
  status: number;
  body: unknown;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');
const idOf = ({ index }: SimulatedAd): number => FIRST_ID + (index % 40_000_000);

function slugOf({ title }: SimulatedAd): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const urlOf = (ad: SimulatedAd): string => ad.url ?? `https://www.reed.example/jobs/${slugOf(ad)}/${idOf(ad)}`;

function listed(ad: SimulatedAd) {
  return {
    jobId: idOf(ad),
    employerId: 1000 + (ad.index % 400),
    employerName: ad.company,
    employerProfileId: null,
    employerProfileName: null,
    jobTitle: ad.title,
    locationName: ad.town,
    minimumSalary: ad.salary?.min ?? null,
    maximumSalary: ad.salary?.max ?? null,
    currency: ad.salary ? 'GBP' : null,
    expirationDate: dayOf(ad.endsAt),
    date: dayOf(ad.postedAt),
    jobDescription: `${ad.description.replace(/<[^>]*>/g, ' ').slice(0, CUT)}... `,
    applications: ad.index % 40,
    jobUrl: urlOf(ad),
  };
}

function whole(ad: SimulatedAd) {
  return {
    ...listed(ad),
    jobDescription: ad.description,
    salaryType: ad.salary?.per ?? null,
    contractType: { permanent: 'Permanent', contract: 'Contract', temporary: 'Temporary' }[ad.contract],
    partTime: ad.isPartTime,
    fullTime: !ad.isPartTime,
    externalUrl: null,
    datePosted: dayOf(ad.postedAt),
  };
}

const numberIn = (text: string | null, otherwise: number): number =>
  text && /^\d+$/.test(text) ? Number(text) : otherwise;

/** `GET /api/1.0/search` and `GET /api/1.0/jobs/{jobId}`, as the Jobseeker API has them. */
export function answerReed(world: World, url: URL): Answer {
  const id = /^\/api\/1\.0\/jobs\/(\d+)$/.exec(url.pathname)?.[1];
  if (id) {
    for (const { ad } of world.open('Reed')) if (idOf(ad) === Number(id)) return { status: 200, body: whole(ad) };
    return { status: 404, body: null };
  }
  const query = url.searchParams;
  const take = Math.min(numberIn(query.get('resultsToTake'), 100), 100);
  const skip = numberIn(query.get('resultsToSkip'), 0);
  const [keywords, place] = [query.get('keywords') ?? '', query.get('locationName')?.toLowerCase() ?? ''];
  const everyWord = hasEvery(keywords);
  const key = `Reed ${keywords}|${place}|${kindsOf(query).join()}|${hoursOf(query).join()}`;
  const found = world.search('Reed', key, ({ ad, words }) => {
    return everyWord(words) && ad.town.toLowerCase().includes(place) && fits(ad, query);
  });
  const results = found
    .slice(0, MOST)
    .slice(skip, skip + take)
    .map(listed);
  return { status: 200, body: { results, ambiguousLocations: [], totalResults: found.length } };
}

const kindsOf = (query: URLSearchParams) =>
  (['permanent', 'contract', 'temp'] as const).filter((name) => query.get(name) === 'true');
const hoursOf = (query: URLSearchParams) =>
  (['partTime', 'fullTime'] as const).filter((name) => query.get(name) === 'true');

/** The booleans narrow only when one of them is true. */
function fits(ad: SimulatedAd, query: URLSearchParams): boolean {
  const [kinds, hours] = [kindsOf(query), hoursOf(query)];
  const kind = ad.contract === 'temporary' ? 'temp' : ad.contract;
  const isKind = !kinds.length || kinds.includes(kind);
  return isKind && (!hours.length || hours.includes(ad.isPartTime ? 'partTime' : 'fullTime'));
}
