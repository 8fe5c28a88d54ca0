import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type MailCatcher, startMail } from './mail-catcher.js';
import type { CaughtMail } from './mail-store.js';

describe('the mail catcher', () => {
  let folder: string;
  let mail: MailCatcher;
  const options = () => ({ smtpPort: 0, webPort: 0, folder });

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mail-spec-'));
    mail = await startMail(options());
  });
  afterEach(async () => {
    await mail.stop();
    rmSync(folder, { recursive: true });
  });

  async function send(
    to: string,
    html = '<p>Hello <a href="https://example.org/x">there</a></p><script>alert(1)</script>',
  ) {
    const transport = createTransport(mail.smtpUrl);
    await transport.sendMail({
      from: 'hello@crewcall.example',
      to,
      subject: 'Verify <b>it</b>',
      text: 'Go to https://example.org/v?a=1&b=2',
      html,
    });
    transport.close();
  }
  const get = async (url: string, init?: RequestInit) => fetch(`${mail.webUrl}${url}`, init);
  const list = async (to?: string) =>
    (await (await get(`/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`)).json()) as CaughtMail[];

  it('keeps a mail and lists it by its recipient, whatever the case of the letters', async () => {
    await send('Ada@Example.org');
    await send('grace@example.org');
    const mails = await list('ada@example.ORG');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: ['ada@example.org'],
      from: 'hello@crewcall.example',
      subject: 'Verify <b>it</b>',
    });
    expect(mails[0]?.text).toContain('https://example.org/v?a=1&b=2');
  });

  it('shows the newest first and has them again after a restart', async () => {
    await send('first@example.org');
    await send('second@example.org');
    await mail.stop();
    mail = await startMail(options());
    expect((await list()).map(({ to }) => to[0])).toEqual(['second@example.org', 'first@example.org']);
  });

  it('shows text as text, links as links, and HTML in a frame that runs nothing', async () => {
    await send('ada@example.org');
    const [caught] = await list();
    const page = await (await get(`/messages/${caught?.id}`)).text();
    expect(page).toContain('Verify &lt;b&gt;it&lt;/b&gt;');
    expect(page).toContain('href="https://example.org/v?a=1&amp;b=2"');
    expect(page).not.toContain('<script>');
    const frame = await get(`/messages/${caught?.id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect(await frame.text()).toContain('alert(1)');
  });

  it('answers only this machine, and 404 for a mail that is not there', async () => {
    expect((await get('/messages/42')).status).toBe(404);
    expect((await get('/nothing')).status).toBe(404);
    expect((await get('/api/messages', { method: 'POST' })).status).toBe(405);
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request(`${mail.webUrl}/api/messages`, { headers: { host: 'evil.example' } }, (answer) =>
        resolve(answer.resume().statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });
});
