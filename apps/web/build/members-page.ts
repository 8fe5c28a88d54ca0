import type { MembersPage } from '@crewcall/contracts-core';

/**
 * Stands inline in the frame of a members' page that the gateway can draw, by its own text, and is given the other two
 * in the same way. It shows the page as it was drawn for who is signed in; the app begins as in any drawn page. Whatever
 * keeps the page from being drawn, the app draws it.
 * @param files the app's entry, then what it will want
 */
export function showMembersPage(
  files: readonly [string, ...string[]],
  startAfterPaint: (files: readonly [string, ...string[]]) => void,
  awaitFirstSign: (isTheirs: boolean) => void,
): void {
  const root = document.getElementById('root');
  let token: string | null = null;
  const show = ({ html, rules, title, cache, user }: MembersPage): void => {
    // Somebody signed out or in elsewhere meanwhile: this is not their page.
    if (!root || localStorage.getItem('auth_token') !== token) throw new Error('not theirs');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    root.innerHTML = html;
    document.title = title;
    // What the app will begin with, so that it begins as the page was drawn.
    localStorage.setItem('user', JSON.stringify(user));
    const drawn = Object.assign(document.createElement('script'), { type: 'application/json', textContent: cache });
    Object.assign(drawn, { id: 'drawn' });
    Object.assign(drawn.dataset, { scripts: files.join(' '), member: user.id });
    document.body.append(drawn);
    awaitFirstSign(true);
  };
  try {
    // Who has just come back from a provider has a token for one use and no account yet: it is the app's to use.
    token = localStorage.getItem('user') && localStorage.getItem('auth_token');
  } catch {
    // A browser without storage knows nobody.
  }
  if (!token || document.hidden) {
    startAfterPaint(files);
    return;
  }
  fetch(`${location.origin}/drawn${location.pathname}${location.search}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(2_000),
  })
    .then((answer) => (answer.status === 200 ? (answer.json() as Promise<MembersPage>) : Promise.reject(new Error())))
    .then(show)
    .catch(() => startAfterPaint(files));
}
