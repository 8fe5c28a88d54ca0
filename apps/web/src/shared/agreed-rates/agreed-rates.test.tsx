import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { AgreedRates } from './agreed-rates';

const user = buildUser({ role: 'recruiter' });
const path = 'GET /api/rates/agreed';
const figure = { low_pence: 28_000, median_pence: 31_000, high_pence: 34_000, until: '2026-11-01' };

it('says median and quartiles of a skill and region, and of which months [R460]', async () => {
  const asked = api({ [path]: () => answer({ skill: 'Audio', region: 'the North West', figure }) });
  renderApp(<AgreedRates skills="Audio" place="Leeds" />, { user });
  expect(
    await screen.findByText(
      'Rates agreed here. Audio in the North West: median £310 a day, half of the rates from £280 to £340. Twelve months to Sun 1 Nov 2026, rounded to £10.',
    ),
  ).toBeVisible();
  expect(asked.find((one) => one.path === '/api/rates/agreed')?.query).toMatchObject({
    skills: 'Audio',
    place: 'Leeds',
  });
});

it('says that there is not enough, and asks nothing without a skill [R460]', async () => {
  const asked = api({ [path]: () => answer({ skill: null, region: null, figure: null }) });
  renderApp(
    <>
      <AgreedRates skills="" place="Leeds" />
      <AgreedRates offer_id="o1" />
    </>,
    { user },
  );
  expect(await screen.findByText('Rates agreed here: Not enough bookings yet to say.')).toBeVisible();
  await waitFor(() => expect(asked.filter((one) => one.path === '/api/rates/agreed')).toHaveLength(1));
});
