import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FreelancerProfile } from '@crewcall/contracts-identity';
import { answer, api, buildUser, refuse, renderApp, server, type Answer } from '@crewcall/testing-web';
import { http, HttpResponse } from 'msw';
import { OwnFreelancerProfile } from './components/own-freelancer';
import { ProfilePage } from './components/profile-page';
import { buildFreelancerProfile } from './profile.factory';

const crew = buildUser();
const withCv = (overrides: Partial<FreelancerProfile> = {}): FreelancerProfile =>
  buildFreelancerProfile({
    cv_file_name: 'priya.pdf',
    cv_file_size: 120_000,
    cv_file_type: 'application/pdf',
    cv_file_url: `/api/cv/download/${crew.id}`,
    cv_scan: 'safe',
    ...overrides,
  });
const pdf = (name = 'priya.pdf', bytes = 9): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const facts = { filename: 'priya.pdf', fileSize: 9, contentType: 'application/pdf' };
const pick = (file: File): boolean => fireEvent.change(screen.getByLabelText('CV file'), { target: { files: [file] } });

const store = new URL('/store', location.origin).href;
/** What the store was sent. */
function storeTakes(status = 200): Promise<FormData> {
  return new Promise((resolve) => {
    server.use(
      http.post(store, async ({ request }) => {
        resolve(await request.formData());
        return new HttpResponse(null, { status });
      }),
    );
  });
}
const opened = (): Response =>
  answer(
    {
      upload_id: '1',
      upload_url: 'https://crew.example/1',
      upload_form: { url: store, fields: { key: 'k' } },
      expires_in: 600,
    },
    { status: 201 },
  );

async function open(answers: Record<string, Answer>, profile = buildFreelancerProfile()) {
  const asked = api({ [`GET /api/freelancer/${crew.id}`]: () => answer(profile), ...answers });
  const app = renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  await screen.findByRole('heading', { name: 'CV' });
  return { ...app, asked, toast: () => app.store.getState().toasts.queue[0] };
}

it('uploads a CV into the store, hands it in and shows it [R103]', async () => {
  const stored = storeTakes();
  const { asked, toast } = await open({
    'POST /api/cv/uploads': opened,
    'PUT /api/cv/uploads/1': () => answer(withCv()),
  });
  expect(screen.getByText('PDF, DOC, DOCX, max 5MB')).toBeVisible();
  pick(pdf());
  expect(await screen.findByText('priya.pdf')).toBeVisible();
  expect(screen.getByText('117 KB')).toBeVisible();
  expect(screen.getByText('Safe')).toBeVisible();
  expect([...(await stored).keys()]).toEqual(['key', 'file']);
  const calls = asked.filter(({ path }) => path.startsWith('/api/cv'));
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/cv/uploads', facts],
    ['PUT', '/api/cv/uploads/1', facts],
  ]);
  for (const { headers } of calls) expect(headers.get('authorization')).toBe('Bearer token-of-the-test');
  expect(toast()).toMatchObject({ title: 'CV uploaded' });
});

it('refuses another kind and more than five megabytes before sending anything [R103]', async () => {
  const { asked } = await open({});
  pick(pdf('photo.png'));
  expect(await screen.findByText('Please upload a PDF file.')).toBeVisible();
  pick(pdf('big.docx', 5 * 1024 * 1024 + 1));
  expect(await screen.findByText('File size must be less than 5MB.')).toBeVisible();
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
});

it('says why an upload failed, in the service’s words if it has some [R105]', async () => {
  const words = 'This file did not pass the virus check. Please upload another one.';
  let isBroken = false;
  void storeTakes();
  const { toast, store } = await open({
    'POST /api/cv/uploads': opened,
    'PUT /api/cv/uploads/1': () => (isBroken ? new Response('<html>', { status: 502 }) : refuse(400, words)),
  });
  pick(pdf());
  expect(await screen.findByText(words)).toBeVisible();
  expect(toast()).toMatchObject({ title: 'Upload failed', text: words });
  isBroken = true;
  pick(pdf());
  await waitFor(() =>
    expect(store.getState().toasts.queue.at(-1)).toMatchObject({ title: 'Upload failed', text: 'Please try again.' }),
  );
});

it('says so when the store does not take the file, and hands nothing in [R105]', async () => {
  void storeTakes(500);
  const { asked, toast } = await open({ 'POST /api/cv/uploads': opened });
  pick(pdf());
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Upload failed', text: 'Please try again.' }));
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  expect(screen.getByRole('button', { name: 'Upload CV' })).toBeEnabled();
});

it('stops an upload that its sender stops', async () => {
  server.use(http.post(store, () => new Promise<never>(() => undefined)));
  const { person, asked, toast } = await open({ 'POST /api/cv/uploads': opened });
  pick(pdf());
  expect(await screen.findByRole('progressbar', { name: 'Uploading priya.pdf' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload CV' })).toBeEnabled();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  expect(toast()).toBeUndefined();
});

it('deletes a CV after asking, and says when it could not [R104] [R105]', async () => {
  let fails = true;
  const { person, store } = await open(
    {
      'DELETE /api/cv': () =>
        fails ? refuse(503, 'Files are not available right now.') : answer(buildFreelancerProfile()),
    },
    withCv(),
  );
  const remove = async (): Promise<void> => {
    await person.click(screen.getByRole('button', { name: 'Delete CV' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Delete CV' }));
  };
  await remove();
  await waitFor(() =>
    expect(store.getState().toasts.queue.at(-1)).toMatchObject({
      title: 'Delete failed',
      text: 'Files are not available right now.',
    }),
  );
  fails = false;
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await remove();
  await waitFor(() => expect(store.getState().toasts.queue.at(-1)).toMatchObject({ title: 'CV deleted' }));
});

it('tells that a CV is still scanned, and offers no download of it', async () => {
  await open({}, withCv({ cv_scan: 'pending', cv_file_url: null }));
  expect(screen.getByText('Scanning...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download CV' })).not.toBeInTheDocument();
});

describe('downloading', () => {
  const company = buildUser({ id: '0190b6a0-0000-7000-8000-0000000000c1', role: 'recruiter' });
  const visit = (link: Answer) => {
    api({
      [`GET /api/freelancer/${crew.id}`]: () => answer(withCv()),
      [`GET /api/cv/download/${crew.id}`]: link,
    });
    return renderApp(<ProfilePage userId={crew.id} />, { user: company });
  };

  it('opens the link in a new tab [R171]', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { person } = visit(() => answer({ downloadUrl: '/api/cv/file/ticket', fileName: 'priya.pdf' }));
    await person.click(await screen.findByRole('button', { name: 'Download CV' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/api/cv/file/ticket', '_blank', 'noopener,noreferrer'));
  });

  it.each([
    ['none is there', () => refuse(404, 'CV not available for download'), 'CV not available for download'],
    ['the answer names no address', () => answer({}), 'Failed to get download URL'],
    ['the service is in trouble', () => refuse(500, 'Something went wrong on our side.'), 'Failed to get download URL'],
    ['the network fails', () => Response.error(), 'Failed to download CV'],
  ])('says so when %s [R105] [R172]', async (_when, link, text) => {
    const { person, store } = visit(link);
    await person.click(await screen.findByRole('button', { name: 'Download CV' }));
    await waitFor(() => expect(store.getState().toasts.queue.at(-1)).toMatchObject({ title: 'Download failed', text }));
  });

  it('is offered to no user who is told of no CV [R169]', async () => {
    api({ [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()) });
    renderApp(<ProfilePage userId={crew.id} />, { user: company });
    await screen.findByText('About');
    expect(screen.queryByRole('button', { name: 'Download CV' })).not.toBeInTheDocument();
  });
});
