import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@crewcall/testing-web';
import { ShareButton } from './share-button';

const url = 'https://crewcall.example/jobs/7/foh-sound-engineer?via=share';
const show = () => renderApp(<ShareButton title="FOH Sound Engineer" url={url} />);
const button = () => screen.getByRole('button', { name: 'Share FOH Sound Engineer' });

function isPhone(sheet: (shared: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the address at a desk and says so [R501]', async () => {
  const { person } = show();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(button());
  await person.click(screen.getByRole('button', { name: 'Copy link', hidden: true }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
  expect(copied).toHaveBeenCalledWith(url);
});

it('opens the sheet of a phone, where closing it is no error [R501]', async () => {
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

it('begins a mail, before the app is there as well [R501]', () => {
  show();
  expect(screen.getByRole('link', { name: 'E-mail', hidden: true })).toHaveAttribute(
    'href',
    `mailto:?subject=FOH%20Sound%20Engineer&body=${encodeURIComponent(url)}`,
  );
});
