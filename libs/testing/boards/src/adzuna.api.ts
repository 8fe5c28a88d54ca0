import type { SimulatedAd } from './ad.js';
import type { Answer } from './reed.api.js';
import { hasAny, hasEvery, hasPhrase, type Listing, type Matcher, type World } from './world.js';

const CUT = 500;
const FIRST_ID = 4_400_000_000;

function listed(ad: SimulatedAd) {
  const id = String(FIRST_ID + ad.index);
  const isPredicted = ad.index % 11 === 0;
  return {
    __CLASS__: 'Adzuna::API::Response::Job',
    id,
    adref: Buffer.from(`ad-${id}`).toString('base64'),
    title: ad.title.replace(/^(\w+)/, '<strong>$1</strong>'),
    description: `${ad.description
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, CUT)}…`,
    created: ad.postedAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    redirect_url: ad.url ?? `https://www.adzuna.example/land/ad/${id}?se=crew&v=${id.slice(-6)}`,
    company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: ad.company },
    location: {
      __CLASS__: 'Adzuna::API::Response::Location',
      display_name: `${ad.town}, ${ad.region}`,
      area: ['UK', ad.region, ad.town],
    },
    latitude: 50 + (ad.index % 700) / 100,
    longitude: -5 + (ad.index % 600) / 100,
    category: {
      __CLASS__: 'Adzuna::API::Response::Category',
      tag: 'creative-design-jobs',
      label: 'Creative & Design Jobs',
    },
    ...(ad.salary ? salaryOf(ad.salary) : isPredicted ? { salary_min: 31_415.93, salary_max: 31_415.93 } : {}),
    salary_is_predicted: !ad.salary && isPredicted ? '1' : '0',
    contract_time: ad.isPartTime ? 'part_time' : 'full_time',
    ...(ad.contract === 'temporary' ? {} : { contract_type: ad.contract }),
  };
}

const salaryOf = ({ min, max }: NonNullable<SimulatedAd['salary']>) => ({ salary_min: min, salary_max: max });

const fail = (status: number, exception: string, display: string): Answer => ({
  status,
  body: { __CLASS__: 'Adzuna::API::Response::Exception', exception, doc: 'https://api.adzuna.example/v1/doc', display },
});

/** `GET /v1/api/jobs/gb/search/{page}`, as the public interface has it. */
export function answerAdzuna(world: World, url: URL): Answer {
  const page = Number(/\/search\/(\d+)$/.exec(url.pathname)?.[1] ?? 0);
  if (page < 1) return fail(400, 'BAD_REQUEST', 'Page numbers begin with 1');
  const query = url.searchParams;
  const size = Number(query.get('results_per_page') ?? 10);
  if (!Number.isInteger(size) || size < 1 || size > 50)
    return fail(400, 'BAD_REQUEST', 'results_per_page must be from 1 to 50');
  const found = world.search('Adzuna', keyOf(query), matcherOf(world, query));
  const results = found.slice((page - 1) * size, page * size).map(listed);
  return {
    status: 200,
    body: { __CLASS__: 'Adzuna::API::Response::JobSearchResults', count: found.length, mean: 32_000, results },
  };
}

const filters = ['what', 'what_and', 'what_or', 'what_phrase', 'what_exclude', 'title_only', 'where', 'max_days_old'];
const keyOf = (query: URLSearchParams): string => `Adzuna ${filters.map((name) => query.get(name) ?? '').join('|')}`;

/** `what` wants every word of it: a literal OR is a word like any other. */
function matcherOf(world: World, query: URLSearchParams): (listing: Listing) => boolean {
  const given = (name: string): string => query.get(name) ?? '';
  const wanted: Matcher[] = [hasEvery(given('what')), hasEvery(given('what_and'))];
  if (given('what_or')) wanted.push(hasAny(given('what_or')));
  if (given('what_phrase')) wanted.push(hasPhrase(given('what_phrase')));
  const [excluded, inTitle, where] = [hasAny(given('what_exclude')), hasEvery(given('title_only')), given('where')];
  const oldest = Number(given('max_days_old') || 365);
  return ({ ad, words }) =>
    wanted.every((matches) => matches(words)) &&
    !excluded(words) &&
    inTitle(` ${ad.title.toLowerCase()} `) &&
    `${ad.town} ${ad.region}`.toLowerCase().includes(where.toLowerCase()) &&
    world.daysOld(ad) <= oldest;
}
