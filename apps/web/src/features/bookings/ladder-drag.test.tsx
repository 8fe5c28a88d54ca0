import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { Offer } from '@crewcall/contracts-bookings';
import { offersApi } from './api/offers.api';
import { LadderPage } from './components/ladder-page';
import { buildCall, buildOffer, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const pencil = (id: string, name: string, rank: number): Offer =>
  buildOffer({
    ...{ id, freelancer_id: id, freelancer_name: name, kind: 'pencil', state: 'held' },
    slot: { rank, of: 3, positions: 1 },
  });
const names = { o1: 'Maya', o2: 'Meera', o3: 'Tom' };
const inOrder = (...ids: (keyof typeof names)[]): Offer[] => ids.map((id, index) => pencil(id, names[id], index + 1));
const pencils = () => within(screen.getByRole('list', { name: 'Pencils in order' }));
const rungs = () =>
  pencils()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const rung = (name: string): HTMLElement => pencils().getByRole('heading', { name }).closest('li') ?? document.body;

async function open(wait: Promise<void>[] = []) {
  const service = { offers: inOrder('o1', 'o2', 'o3') };
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole()]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'GET /api/roles/r1/ladder': () => answer(service.offers),
    'GET /api/offers': () => answer(service.offers, { total: 3 }),
    'PUT /api/roles/r1/ladder': async ({ body }) => {
      await wait.shift();
      service.offers = inOrder(...(body as { offer_ids: (keyof typeof names)[] }).offer_ids);
      return answer(service.offers);
    },
  });
  const { store } = renderApp(<LadderPage jobId="j1" roleId="r1" />, { user });
  await screen.findByText('3 pencils');
  return {
    saved: () => asked.flatMap(({ method, body }) => (method === 'PUT' ? [body] : [])),
    /** What the service said last. */
    known: () =>
      offersApi.endpoints.ladder
        .select('r1')(store.getState())
        .data?.map(({ id }) => id),
  };
}
function drag(name: string, over: string): void {
  fireEvent.dragStart(rung(name));
  fireEvent.dragEnter(rung(over));
}

it('saves the order when a pencil is dropped', async () => {
  const { saved } = await open();
  drag('Tom', 'Maya');
  expect(rungs()).toEqual(['Tom', 'Maya', 'Meera']);
  fireEvent.drop(rung('Tom'));
  fireEvent.dragEnd(rung('Tom'));
  await waitFor(() => expect(saved()).toEqual([{ offer_ids: ['o3', 'o1', 'o2'] }]));
  expect(rungs()).toEqual(['Tom', 'Maya', 'Meera']);
});

it('puts the order back when a drag is cancelled, and saves nothing', async () => {
  const { saved } = await open();
  drag('Tom', 'Maya');
  fireEvent.dragEnd(rung('Tom'));
  expect(rungs()).toEqual(['Maya', 'Meera', 'Tom']);
  expect(saved()).toEqual([]);
});

it('keeps an order that is chosen while the one before it is being saved', async () => {
  let finish = (): void => undefined;
  const first = new Promise<void>((resolve) => (finish = resolve));
  const second = new Promise<void>(() => undefined);
  const { saved, known } = await open([first, second]);
  drag('Tom', 'Maya');
  fireEvent.drop(rung('Tom'));
  fireEvent.dragEnd(rung('Tom'));
  drag('Meera', 'Tom');
  fireEvent.drop(rung('Meera'));
  fireEvent.dragEnd(rung('Meera'));
  await waitFor(() => expect(saved()).toHaveLength(2));
  finish();
  await waitFor(() => expect(known()).toEqual(['o3', 'o1', 'o2']));
  expect(rungs()).toEqual(['Meera', 'Tom', 'Maya']);
});
