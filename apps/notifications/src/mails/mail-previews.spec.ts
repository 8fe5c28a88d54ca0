import { mailPreviewPage } from './mail-previews.js';

describe('mail previews', () => {
  it('show each mail, with the words of people as text', () => {
    const page = mailPreviewPage();
    expect(page.match(/<iframe /g)).toHaveLength(6);
    for (const words of ['You’re hired!', 'Unread message: Halo Live', 'And 5 more.', 'Stop these mails'])
      expect(page).toContain(words);
    expect(page).not.toContain('<b>Not bold</b>');
  });
});
