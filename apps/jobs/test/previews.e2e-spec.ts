import { type Job, jobRoutes } from '@crewcall/contracts-jobs';
import { newId } from '@crewcall/platform-database';
import sharp from 'sharp';
import { PreviewPicture, type PreviewWords } from '../src/previews/preview-picture.service.js';
import { aRecruiter, Marketplace } from './marketplace.js';

const words: PreviewWords = {
  title: 'FOH Sound Engineer',
  company: 'Northlight Productions',
  whenAndWhere: 'Thu 26 Nov 2026, Manchester',
  rate: '£320 a day',
};

describe('the preview picture of a job', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => market.close());

  const get = ({ id }: Pick<Job, 'id'>, headers: Record<string, string> = {}) =>
    fetch(market.service.baseUrl + jobRoutes.preview(id), { headers });

  it('is a PNG of 1200 × 630 for every visitor, rendered anew only when the job changes [R501]', async () => {
    const recruiter = aRecruiter();
    const job = await market.post(recruiter, { title: 'Rigger for the Lyceum' });
    const rendered = jest.spyOn(PreviewPicture.prototype, 'render');
    const answer = await get(job);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    const etag = answer.headers.get('etag') ?? '';
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect((await get(job, { 'if-none-match': etag })).status).toBe(304);
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(rendered.mock.calls[0]?.[0]).toMatchObject({ title: 'Rigger for the Lyceum', company: job.company });
    await market.service.as(recruiter).put(jobRoutes.one(job.id), { title: 'Head rigger' });
    expect((await get(job)).headers.get('etag')).not.toBe(etag);
  });

  it('has the place that visitors may know, and none of a job that is not shown [R501]', async () => {
    const recruiter = aRecruiter();
    const place = { location: 'Old Mill, 7 Secret Lane, Leeds LS1 4DY', hides_place: true };
    const job = await market.post(recruiter, place);
    const rendered = jest.spyOn(PreviewPicture.prototype, 'render');
    expect((await get(job)).status).toBe(200);
    expect(JSON.stringify(rendered.mock.calls)).not.toContain('Secret Lane');
    await market.service.as(recruiter).delete(jobRoutes.one(job.id));
    for (const id of [job.id, newId(), 'nonsense']) expect((await get({ id })).status).toBe(404);
  });

  it('renders whatever a company writes, as text and within its edges [R501]', async () => {
    const picture = market.service.get(PreviewPicture);
    for (const title of ['<b>&amp;"\'</span>', 'W'.repeat(200), 'nul\u0001 \ud800 🎛 舞台', ' ', 'Ł'.repeat(40)]) {
      const { width, height } = await sharp(await picture.render({ ...words, title })).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
    const rendered = async (title: string) => (await picture.render({ ...words, title })).toString('base64');
    expect(await rendered('A <b>B</b>')).not.toBe(await rendered('A B'));
  });

  it('renders four at a time, and asks the others to come back [R501]', async () => {
    const recruiter = aRecruiter();
    const jobs = [];
    for (let n = 0; n < 8; n += 1) jobs.push(await market.post(recruiter, { title: `Rigger ${n}` }));
    const picture = market.service.get(PreviewPicture);
    const render = picture.render.bind(picture);
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    jest.spyOn(picture, 'render').mockImplementation((line) => begun.then(() => render(line)));
    let refused = 0;
    const answers = await Promise.all(
      jobs.map(async (job) => {
        const { status } = await get(job);
        if (status === 503 && (refused += 1) === 4) begin();
        return status;
      }),
    );
    expect(answers.sort()).toEqual([200, 200, 200, 200, 503, 503, 503, 503]);
    expect((await Promise.all(jobs.slice(0, 4).map((job) => get(job)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
  });
});
