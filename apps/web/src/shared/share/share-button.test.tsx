import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@crewcall/testing-web';
import { ShareButton } from './share-button';

const url = 'https://crewcall.example/jobs/7';
const show = () => renderApp(<ShareButton title="FOH Sound Engineer" url={url} />);
const button = () => screen.getByRole('link', { name: 'Share FOH Sound Engineer' });

function isPhone(sheet: (shared: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the address at a desk and says so', async () => {
  const { person } = show();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(button());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
  expect(copied).toHaveBeenCalledWith(url);
});

it('opens the sheet of a phone, where closing it is no error', async () => {
  const { matchMedia } = window;
  const shared: ShareData[] = [];
  isPhone(async (data) => {
    shared.push(data);
    throw new DOMException('Closed', 'AbortError');
  });
  const { person } = show();
  await person.click(button());
  expect(shared).toEqual([{ title: 'FOH Sound Engineer', url }]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  window.matchMedia = matchMedia;
});

it('begins a mail before the app is there', () => {
  show();
  expect(button()).toHaveAttribute(
    'href',
    'mailto:?subject=FOH%20Sound%20Engineer&body=https%3A%2F%2Fcrewcall.example%2Fjobs%2F7',
  );
});
