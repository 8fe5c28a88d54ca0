import type { MembersPage } from '@crewcall/contracts-core';
import { answer, api, type Asked, buildUser } from '@crewcall/testing-web';
import { showMembersPage } from './members-page';

const files = ['/assets/index.js', '/assets/dashboard.js'] as const;
const user = buildUser();
const page: MembersPage = {
  html: '<h1>Dashboard</h1>',
  rules: 'h1 { color: red }',
  title: 'Dashboard - CrewCall',
  cache: '{"queries":{}}',
  user,
};
const sheets: string[] = [];

/** What the page does next: the app from the start, or a page that waits for a person. */
const show = (): Promise<string> =>
  new Promise((resolve) =>
    showMembersPage(
      [...files],
      (wanted) => resolve(`app ${wanted.join(' ')}`),
      (isTheirs) => resolve(`page ${isTheirs}`),
    ),
  );
const drawing = (give: () => Response): Asked[] => api({ 'GET /drawn/dashboard': give });

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div inert>frame</div></div>';
  window.history.replaceState(null, '', '/dashboard?tab=profile');
  Object.assign(localStorage, { auth_token: 'a.b.c', user: JSON.stringify({ id: user.id, email: 'old' }) });
  sheets.length = 0;
  // jsdom knows no sheets that are made by a script.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: (text: string) => sheets.push(text) });
  Object.assign(document, { adoptedStyleSheets: [] });
});

describe('a members’ page before the app is there', () => {
  it('is shown as it was drawn for who is signed in, and waits for a sign of them [R044]', async () => {
    const asked = drawing(() => answer(page));
    expect(await show()).toBe('page true');
    expect(asked.map(({ headers, query }) => [headers.get('authorization'), query])).toEqual([
      ['Bearer a.b.c', { tab: 'profile' }],
    ]);
    expect(document.getElementById('root')?.innerHTML).toBe(page.html);
    expect([document.title, sheets]).toEqual([page.title, [page.rules]]);
    const drawn = document.getElementById('drawn');
    expect([drawn?.textContent, drawn?.dataset['member']]).toEqual([page.cache, user.id]);
    expect(drawn?.dataset['scripts']).toBe(files.join(' '));
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  });

  it.each([204, 401, 503])('is left to the app when the answer is %d', async (status) => {
    drawing(() => new Response(null, { status }));
    expect(await show()).toBe(`app ${files.join(' ')}`);
    expect(document.getElementById('root')?.textContent).toBe('frame');
  });

  it('is left to the app when somebody else has signed in meanwhile', async () => {
    drawing(() => {
      Object.assign(localStorage, { auth_token: 'd.e.f', user: '{"id":"another"}' });
      return answer(page);
    });
    expect(await show()).toMatch(/^app/);
    expect(document.getElementById('root')?.textContent).toBe('frame');
    expect(localStorage.getItem('user')).toBe('{"id":"another"}');
  });

  it('is left to the app when no answer can be read', async () => {
    drawing(() => new Response('<html>'));
    expect(await show()).toMatch(/^app/);
  });

  it.each([
    ['nobody is signed in', () => localStorage.removeItem('auth_token')],
    ['a token for one use waits to be exchanged [R040]', () => localStorage.removeItem('user')],
  ])('asks for nothing when %s', async (_when, forget) => {
    const asked = drawing(() => answer(page));
    forget();
    expect(await show()).toMatch(/^app/);
    expect(asked).toEqual([]);
  });

  it('asks for nothing in a tab that nobody looks at', async () => {
    const asked = drawing(() => answer(page));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await show()).toMatch(/^app/);
    expect(asked).toEqual([]);
    hidden.mockRestore();
  });
});
