import { randomBytes, randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { nextMonth } from '../support/company.js';
import { holdingsOf } from '../support/holdings.js';
import { joined, newPerson, type Person } from '../support/people.js';
import { story } from '../support/story.js';

/** Told to every service by events: each has forgotten within seconds. */
const FORGOTTEN_WITHIN_MS = 60_000;

/** Calls as one person; anything but success fails the journey. */
class Caller {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
    readonly id: string,
  ) {}

  static async signIn(request: APIRequestContext, { email, password }: Pick<Person, 'email' | 'password'>) {
    const answer = await request.post('/api/auth/signin', { data: { email, password } });
    expect(answer.status(), await answer.text()).toBe(200);
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
    return new Caller(request, { authorization: `Bearer ${token}` }, user.id);
  }

  static async join(request: APIRequestContext, person: Person): Promise<Caller> {
    await joined(request, person);
    return Caller.signIn(request, person);
  }

  get = <T>(path: string): Promise<T> => this.call('get', path);
  post = <T>(path: string, data: object = {}): Promise<T> => this.call('post', path, data);
  put = <T>(path: string, data: object = {}): Promise<T> => this.call('put', path, data);
  delete = <T>(path: string, data: object = {}): Promise<T> => this.call('delete', path, data);

  private async call<T>(method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object): Promise<T> {
    const answer = await this.request[method](path, { headers: this.headers, ...(data ? { data } : {}) });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${text}`).toBe(true);
    return JSON.parse(text || 'null') as T;
  }
}

/** A day on which no one booked them. */
const dayOff = new Date(Date.now() + 45 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const gig = {
  title: 'Monitor engineer',
  type: 'freelance',
  location: 'Bristol',
  rate: '£280 a day',
  description: 'Two stages, one monitor desk.',
  event_date: nextMonth(),
  duration_type: 'days',
  days: 2,
};
const cv = (text: string): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj <</Title (${text})>> endobj\n%%EOF\n`);

test('of two who left no table, object, queue and log of any service keeps a trace; the address begins anew [S72]', async ({
  request,
}) => {
  // In every word of theirs but what they wrote to a user who stays.
  const tag = `qf${randomBytes(5).toString('hex')}`;
  const phone = `020 7946 ${randomInt(1000, 9999)} ${randomInt(100, 999)}`;
  const crewLogin = { ...newPerson('freelancer'), email: `${tag}@journeys.example` };
  const companyLogin = { ...newPerson('recruiter'), email: `${tag}.office@journeys.example` };
  const [crew, company, otherCompany, otherCrew] = await Promise.all([
    Caller.join(request, crewLogin),
    Caller.join(request, companyLogin),
    Caller.join(request, newPerson('recruiter')),
    Caller.join(request, newPerson('freelancer')),
  ]);
  const admin = await Caller.signIn(request, story.admin);

  await test.step('a crew member leaves words and files in every service', async () => {
    await crew.post('/api/freelancer', { first_name: `Ada ${tag}`, last_name: `Quill ${tag}`, bio: `I am ${tag}.` });
    const file = cv(tag);
    await crew.post('/api/cv', {
      fileData: file.toString('base64'),
      filename: `${tag}.pdf`,
      fileSize: file.length,
      contentType: 'application/pdf',
    });
    await otherCompany.post('/api/recruiter', { company_name: 'Northlight Productions' });
    const job = await otherCompany.post<{ id: string }>('/api/jobs', { ...gig, company: 'Northlight Productions' });
    const application = await crew.post<{ id: string }>(`/api/jobs/${job.id}/apply`, { coverLetter: `Take ${tag}.` });
    await otherCompany.put(`/api/applications/${application.id}/accept`);
    await otherCompany.post('/api/ratings', {
      job_application_id: application.id,
      rating: 5,
      comment: `Ask for ${tag} again.`,
    });
    await crew.post('/api/calendar/blocks', { kind: 'unavailable', note: `Day of ${tag}`, starts_on: dayOff });
    await crew.post('/api/conversations', { userTwoId: otherCompany.id, initialMessage: 'When do we load in?' });
    await crew.post('/api/feedback', {
      feedbackType: 'suggestion',
      message: 'A darker dark.',
      pageUrl: '/jobs',
      timestamp: new Date().toISOString(),
      source: 'header',
    });
    await crew.post('/api/users/me/data-export');
  });

  await test.step('a company does so too, and an administrator has looked at both', async () => {
    await otherCrew.post('/api/freelancer', { first_name: 'Sam' });
    const name = `Sound of ${tag}`;
    const contact = { contact_name: `Bo ${tag}`, phone, description: `We are ${name}.` };
    await company.post('/api/recruiter', { company_name: name, ...contact });
    const job = await company.post<{ id: string }>('/api/jobs', { ...gig, company: name, description: `For ${name}.` });
    const application = await otherCrew.post<{ id: string }>(`/api/jobs/${job.id}/apply`);
    await company.put(`/api/applications/${application.id}/reject`, { message: 'We wanted somebody nearer.' });
    await company.post('/api/conversations', { userTwoId: otherCrew.id, initialMessage: 'Another time.' });
    await company.post(`/api/users/${otherCrew.id}/report`, { reason: 'They call at night.' });
    await company.post('/api/feedback', {
      feedbackType: 'other',
      message: 'It works for us.',
      pageUrl: '/',
      timestamp: new Date().toISOString(),
      source: 'header',
    });
    for (const { id } of [crew, company]) {
      await admin.post(`/api/admin/users/${id}/suspend`, { reason: 'A mistake.' });
      await admin.post(`/api/admin/users/${id}/restore`, { reason: 'It was a mistake.' });
    }
    await admin.get(`/api/admin/users?search=${tag}`);
    for (const { email } of [crewLogin, companyLogin])
      await request.post('/api/auth/forgot-password', { data: { email } });
    expect((await holdingsOf([tag])).length).toBeGreaterThan(10);
    expect(await holdingsOf([phone])).not.toEqual([]);
  });

  await test.step('they leave, and nothing of them is found anywhere', async () => {
    for (const login of [crewLogin, companyLogin])
      await (await Caller.signIn(request, login)).delete('/api/auth/delete-account', { password: login.password });
    await expect.poll(() => holdingsOf([tag, phone]), { timeout: FORGOTTEN_WITHIN_MS, intervals: [1000] }).toEqual([]);
    const kept = await otherCompany.get<{ otherUser: object }[]>('/api/conversations');
    expect(kept).toMatchObject([{ otherUser: { display_name: null, deleted_at: expect.any(String) as unknown } }]);
  });

  await test.step('who signs up with the address again finds an empty account', async () => {
    const again = await Caller.join(request, crewLogin);
    expect(again.id).not.toBe(crew.id);
    for (const path of ['/api/conversations', `/api/freelancer/${again.id}/applications`])
      expect(await again.get(path)).toEqual([]);
    expect(await again.get('/api/users/me/data-export')).toEqual({ data_export: null });
    expect(await again.get(`/api/users/${again.id}`)).toEqual({
      id: again.id,
      email: crewLogin.email,
      role: 'freelancer',
      display_name: 'Crew member',
    });
    expect((await request.get(`/api/freelancer/${again.id}`)).status()).toBe(404);
  });
});
