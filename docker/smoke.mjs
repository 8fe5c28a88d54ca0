// Walks the main job through a running composition, as two people would: sign up, verify by the mail that arrives, show a
// logo, look for a place, post, apply, hire, hear of it, send files, sign out. Needs nothing but Node and `docker compose`; ends with
// exit code 1 at the first surprise.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { walkFiles } from './smoke-files.mjs';

const base = process.env.SMOKE_URL ?? `http://127.0.0.1:${process.env.GATEWAY_PORT ?? portOfCompose()}`;
const password = `Smoke-${randomBytes(6).toString('hex')}`;
const run = randomBytes(4).toString('hex');
/** A picture of one pixel. */
const logo = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

function compose(...args) {
  return execFileSync('docker', ['compose', ...args], { encoding: 'utf8' });
}

function portOfCompose() {
  return compose('port', 'gateway', '3000').trim().split(':').at(-1);
}

async function call(method, path, { token, body, expected = [200, 201, 204] } = {}) {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!expected.includes(response.status))
    throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

async function until(what, check, seconds = 30) {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline;) {
    const found = await check();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`${what} did not happen within ${seconds} s`);
}

/** Reads the mail catcher from inside: it publishes no port. */
function caught(path) {
  return JSON.parse(compose('exec', '-T', 'mailpit', 'wget', '-qO-', `http://127.0.0.1:8025/api/v1/${path}`));
}

async function join(role) {
  const email = `smoke-${role}-${run}@example.test`;
  await call('POST', '/api/auth/signup', { body: { email, password, role, acceptedTerms: true } });
  const mail = await until(`The verification mail to ${email}`, () => caught(`search?query=to:${email}`).messages[0]);
  const token = /verify-email\?token=([\w-]+)/.exec(caught(`message/${mail.ID}`).Text)?.[1];
  await call('POST', '/api/auth/verify-email', { body: { token } });
  const session = await call('POST', '/api/auth/signin', { body: { email, password } });
  console.log(`✓ ${role}: signed up, mail arrived, verified, signed in`);
  return { id: session.user.id, token: session.token };
}

async function saveCompany({ id, token }) {
  const profile = { user_id: id, company_name: `Smoke & Mirrors ${run}`, company_logo_url: logo };
  const answer = await fetch(`${base}/api/recruiter/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(profile),
  });
  if (answer.status === 404) await call('POST', '/api/recruiter', { token, body: profile });
  else if (!answer.ok) throw new Error(`PUT /api/recruiter answered ${answer.status}: ${await answer.text()}`);
}

const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

try {
  await call('GET', '/health/live');
  const page = await call('GET', '/');
  if (!page.includes('<h1')) throw new Error('The landing page is not there');
  await call('GET', '/no-such-page', { expected: [404] });
  console.log('✓ the web app is served');

  const company = await join('recruiter');
  const crew = await join('freelancer');
  await saveCompany(company);
  const { company_logo_url: address } = await call('GET', `/api/recruiter/${company.id}`, { token: company.token });
  const picture = await fetch(new URL(address, base));
  if (picture.headers.get('content-type') !== 'image/webp') throw new Error(`The logo answers ${picture.status}`);
  const places = await call('GET', '/api/locations/search?query=Leeds');
  if (places.length === 0) throw new Error('Leeds is not known');
  console.log('✓ the logo is kept and shown, places are known');
  const title = `Smoke test rigger ${run}`;
  const job = await until('Posting the job', async () => {
    const body = {
      recruiter_id: company.id,
      title,
      company: `Smoke & Mirrors ${run}`,
      type: 'freelance',
      location: 'Leeds',
      rate: '£250 a day',
      description: 'Rigging for one day, in and out.',
      event_date: nextMonth,
      duration_type: 'days',
      days: 1,
    };
    // The company's name travels from identity to jobs as an event; until it is there, posting is refused.
    const answer = await call('POST', '/api/jobs', { token: company.token, body, expected: [200, 201, 400, 403, 409] });
    return answer.id ? answer : undefined;
  });
  const listed = await call('GET', `/api/jobs?search=${encodeURIComponent(title)}`);
  if (listed.length !== 1) throw new Error(`The job is listed ${listed.length} times`);
  console.log('✓ the job is posted and listed');

  const application = await call('POST', `/api/jobs/${job.id}/apply`, {
    token: crew.token,
    body: { freelancerId: crew.id },
  });
  await call('PUT', `/api/applications/${application.id}/accept`, { token: company.token, body: {} });
  const notice = await until('The notification of the hire', async () => {
    const notices = await call('GET', '/api/notifications', { token: crew.token });
    return notices.find(({ type }) => type === 'application_update');
  });
  console.log(`✓ hired, and told so: “${notice.title}”`);

  await walkFiles({ base, call, until, compose, company, crew });

  await call('POST', '/api/auth/signout', { token: crew.token });
  for (const path of ['/api/auth/session', '/api/notifications', `/api/freelancer/${crew.id}/applications`]) {
    await call('GET', path, { token: crew.token, expected: [401] });
  }
  console.log('✓ signed out everywhere at once');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
