import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp, server } from '@crewcall/testing-web';
import { http, HttpResponse } from 'msw';
import { OwnFreelancerProfile } from './components/own-freelancer';
import { ProfilePage } from './components/profile-page';
import { fitted } from './model/fit-picture';
import { buildFreelancerProfile } from './profile.factory';

const crew = buildUser();
const other = '0190b6a0-0000-7000-8000-000000000009';
const photo = '/api/media/0190b6a0-0000-7000-8000-0000000000aa';

/** A browser that can draw, and encodes as the types that it is given. */
function canDraw(types: string[], size = { width: 4000, height: 3000 }): { drawn: number[][]; asked: string[] } {
  const drawn: number[][] = [];
  const asked: string[] = [];
  const paper = { drawImage: (_picture: unknown, ...area: number[]) => drawn.push(area), fillRect: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(size) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type = '', quality) => {
    asked.push(`${type} ${String(quality)}`);
    give(new File(['picture'], 'p', { type: types.includes(type) ? type : 'image/png' }));
  });
  return { drawn, asked };
}
const pick = (file: File): boolean =>
  fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } });
const image = (bytes = 10): File => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

const uploaded = '/api/media/0190b6a0-0000-7000-8000-0000000000bb';
const store = new URL('/store', location.origin).href;
/** How many files the store was sent. */
function storeTakes(): { files: number } {
  const taken = { files: 0 };
  server.use(
    http.post(store, async ({ request }) => {
      taken.files += Number((await request.formData()).has('file'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return taken;
}

async function openForm(
  takes = (): Response => answer({ picture_url: uploaded }),
): Promise<ReturnType<typeof renderApp> & { asked: ReturnType<typeof api> }> {
  const asked = api({
    'GET /api/auth/session': () => answer({ user: crew }),
    [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile({ profile_photo_url: photo })),
    [`PUT /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()),
    'POST /api/media/uploads': () =>
      answer({ upload_id: '1', upload_form: { url: store, fields: { key: 'k' } }, expires_in: 300 }, { status: 201 }),
    'PUT /api/media/uploads/1': takes,
  });
  const app = renderApp(<OwnFreelancerProfile user={crew} />, { user: crew });
  await app.person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await screen.findByLabelText('Photo', { selector: 'input' });
  return { ...app, asked };
}
const sent = (asked: ReturnType<typeof api>): unknown =>
  asked.find(({ method, path }) => method === 'PUT' && path.startsWith('/api/freelancer'))?.body;

it('makes a picked picture fit, encodes it as WebP at 0.8, uploads it and saves it with the form [R102]', async () => {
  const stored = storeTakes();
  const { drawn, asked: encoded } = canDraw(['image/webp']);
  const { person, asked } = await openForm();
  pick(image());
  await waitFor(() => expect(encoded).toEqual(['image/webp 0.8']));
  expect(drawn[0]?.slice(-2)).toEqual([400, 400]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(stored.files).toBe(1);
  expect(document.querySelector('img[src^="data:image/webp"]')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked)).toMatchObject({ profile_photo_url: uploaded }));
});

it('falls back to JPEG where the browser writes no WebP [R102]', async () => {
  const stored = storeTakes();
  const { asked: encoded } = canDraw(['image/jpeg']);
  const { person, asked } = await openForm();
  pick(image());
  await waitFor(() => expect(encoded).toEqual(['image/webp 0.8', 'image/jpeg 0.8']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(stored.files).toBe(1);
  expect(document.querySelector('img[src^="data:image/jpeg"]')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked)).toMatchObject({ profile_photo_url: uploaded }));
});

it('says why a picture was not taken, and keeps the one that is there', async () => {
  storeTakes();
  canDraw(['image/webp']);
  const { person, asked } = await openForm(() => refuse(400, 'Pictures must fit 400 × 400 pixels.'));
  pick(image());
  expect(await screen.findByText('Pictures must fit 400 × 400 pixels.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked)).toBeDefined());
  expect(sent(asked)).not.toHaveProperty('profile_photo_url');
});

it('refuses what is no image, cannot be read or is too large, in the documented words [R101]', async () => {
  canDraw(['image/webp']);
  await openForm();
  pick(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Please select an image file')).toBeVisible();
  pick(image(2 * 1024 * 1024 + 1));
  expect(await screen.findByText('File size must be less than 2MB')).toBeVisible();
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('an SVG called PNG')) });
  pick(image());
  expect(await screen.findByText('Please select an image file')).toBeVisible();
});

it('removes a photo, and says nothing of one that stays', async () => {
  const { person, asked } = await openForm();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked)).toBeDefined());
  expect(sent(asked)).not.toHaveProperty('profile_photo_url');
  await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await person.click(screen.getByRole('button', { name: 'Remove photo' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ profile_photo_url: null }),
  );
});

it('fits into 400 pixels, squares a face and leaves a logo whole [R102]', () => {
  expect(fitted({ width: 800, height: 400 }, false).to).toEqual({ width: 400, height: 200 });
  expect(fitted({ width: 800, height: 400 }, true)).toMatchObject({
    from: { x: 200, y: 0, width: 400 },
    to: { width: 400 },
  });
  expect(fitted({ width: 120, height: 80 }, false).to).toEqual({ width: 120, height: 80 });
  expect(fitted({ width: 4000, height: 1 }, false).to).toEqual({ width: 400, height: 1 });
});

it.each([
  ['our own', photo, true],
  ['one in the address', 'data:image/webp;base64,AA', true],
  ['somebody else’s', 'https://tracker.example/x.png', false],
])(
  'shows %s picture or a placeholder, and the placeholder when it does not load [R168]',
  async (_whose, address, isShown) => {
    api({
      [`GET /api/freelancer/${other}`]: () =>
        answer(buildFreelancerProfile({ user_id: other, profile_photo_url: address })),
    });
    renderApp(<ProfilePage userId={other} />);
    await screen.findByText('About');
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src') ?? null).toBe(isShown ? address : null);
    const place = document.querySelector('[aria-hidden="true"]:has(> img, > svg)');
    if (picture) {
      expect(place?.querySelector('svg')).toBeNull();
      fireEvent.error(picture);
    }
    expect(document.querySelector('img')).toBeNull();
    expect(place?.querySelector('svg')).toBeInTheDocument();
    expect(screen.queryByText('PN')).not.toBeInTheDocument();
  },
);
