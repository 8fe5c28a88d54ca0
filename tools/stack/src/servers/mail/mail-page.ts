import { escape } from 'html-escaper';
import type { CaughtMail } from './mail-store.js';

/** Text with its web addresses made into links; everything else stays text. */
export function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escape(part);
      return index % 2 ? `<a href="${safe}" target="_blank" rel="noopener">${safe}</a>` : safe;
    })
    .join('');
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #17202a; background: #f6f7f9 }
h1 { font-size: 1.375rem; margin: 0 0 1rem; overflow-wrap: anywhere } a { color: #0b57d0 }
ul { list-style: none; padding: 0; margin: 0 } li a { display: grid; gap: .125rem; padding: .75rem 1rem; color: inherit; text-decoration: none }
li, pre, iframe, dl { background: #fff; border: 1px solid #dde2e8; border-radius: .5rem; margin: 0 0 .5rem } li a:hover { background: #eef3fb }
small, dt { color: #566270 } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; padding: 1rem } dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem } iframe { width: 100%; height: 32rem } h2 { font-size: 1rem; margin: 1.25rem 0 .5rem }`;

function page(title: string, body: string, refresh = ''): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${escape(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

const when = (mail: CaughtMail) =>
  `<time datetime="${mail.received_at}">${mail.received_at.replace('T', ' ').slice(0, 19)} UTC</time>`;

export function listPage(mails: CaughtMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/messages/${mail.id}"><strong>${escape(mail.subject || '(no subject)')}</strong><small>to ${escape(mail.to.join(', '))} · ${when(mail)}</small></a></li>`,
  );
  const body = items.length ? `<ul>${items.join('')}</ul>` : '<p>No mail yet. What CrewCall sends appears here.</p>';
  return page('Mail – CrewCall', `<h1>Mail (${mails.length})</h1>${body}`, '<meta http-equiv="refresh" content="5">');
}

/** The HTML part is shown in a frame without scripts, forms or the page's origin; its links open in a new tab. */
export function messagePage(mail: CaughtMail): string {
  const attachments = mail.attachments.map(({ name, type, bytes }) => `${name} (${type}, ${bytes} bytes)`).join(', ');
  const facts = { From: mail.from, To: mail.to.join(', '), ...(attachments ? { Attachments: attachments } : {}) };
  const list = Object.entries(facts).map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`);
  const html = mail.html
    ? `<h2>As HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.id}/html"></iframe>`
    : '';
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/">All mail</a></p><h1>${escape(mail.subject || '(no subject)')}</h1><dl>${list.join('')}<dt>Received</dt><dd>${when(mail)}</dd></dl><h2>As text</h2><pre>${linked(mail.text)}</pre>${html}`,
  );
}
