import { api, type Asked } from '@crewcall/testing-web';
import { waitFor } from '@testing-library/react';
import { tellPageVitals } from './page-vitals';

function turn(visibilityState: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('what a visit was like', () => {
  let told: Asked[];

  // jsdom keeps no account of what it shows: there is no figure, and the visit is told without one.
  beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));
  beforeEach(() => {
    told = api({ 'POST /api/page-vitals': () => new Response(null, { status: 204 }) });
  });
  afterEach(() => turn('visible'));

  it('is told once, when the page is left, by its pattern', async () => {
    tellPageVitals('/jobs/:id');
    turn('visible');
    turn('hidden');
    turn('hidden');
    await waitFor(() => expect(told.map(({ body }) => body)).toEqual([{ route: '/jobs/:id' }]));
  });

  it('is told of no address that is no page of ours', async () => {
    tellPageVitals('*');
    tellPageVitals(undefined);
    tellPageVitals('/profile');
    turn('hidden');
    await waitFor(() => expect(told.map(({ body }) => body)).toEqual([{ route: '/profile' }]));
  });
});
