import { screen } from '@testing-library/react';
import { renderApp } from '@crewcall/testing-web';
import { RouteError } from './route-error';

it('says that a page broke, with a reference, on a plain http address as well', async () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderApp(<RouteError />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  const [words] = said.mock.calls.find(([first]) => /^Page failed/.test(String(first))) ?? [];
  const reference = String(words).split(' ').at(-1) ?? '';
  expect(reference).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.getByText(reference)).toBeVisible();
});
