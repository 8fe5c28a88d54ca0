import { screen } from '@testing-library/react';
import { renderApp } from '@crewcall/testing-web';
import { useLatestParams } from './use-latest-params';

function Fields() {
  const { params, change } = useLatestParams();
  const set = (name: string, value: string) => change((next) => next.set(name, value), { replace: true });
  const both = () => {
    set('search', 'rigger');
    set('location', 'Leeds');
  };
  return (
    <>
      <p>{params.get('location')}</p>
      <button onClick={both}>Both</button>
      <button onClick={() => set('search', 'audio')}>One</button>
    </>
  );
}

it('keeps a change that was not rendered yet when the next one comes', async () => {
  const { person, address } = renderApp(<Fields />, { at: '/jobs?page=2' });
  await person.click(screen.getByRole('button', { name: 'Both' }));
  expect(await screen.findByText('Leeds')).toBeVisible();
  expect(address()).toBe('/jobs?page=2&search=rigger&location=Leeds');
});

it('builds on the address as a user left it meanwhile', async () => {
  const { person, address, goTo } = renderApp(<Fields />, { at: '/jobs' });
  await person.click(screen.getByRole('button', { name: 'Both' }));
  await goTo('/jobs?location=York');
  expect(await screen.findByText('York')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'One' }));
  expect(address()).toBe('/jobs?location=York&search=audio');
});
