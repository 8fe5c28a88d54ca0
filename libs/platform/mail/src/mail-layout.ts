import { escape } from 'html-escaper';

interface MailParts {
  heading: string;
  paragraphs: string[];
  /** A list after them: what each leads to, and a line on it. */
  items?: { label: string; text: string; url: string }[];
  /** The one thing to do next. */
  action?: { label: string; url: string };
  /** A second thing, in less of a hurry. */
  other?: { label: string; url: string };
  /** Why the person gets this mail, and what to do when it was not them. */
  footer: string;
  /** What a mailbox shows beside the subject; the first paragraph when left out. */
  preheader?: string;
}

// The light theme: mail programs that darken do so by themselves, and badly when they are told to.
const colour = {
  paper: '#FAFAF7',
  surface: '#FFFFFF',
  line: '#E5E4DE',
  ink: '#11151C',
  ink2: '#4A505C',
  ink3: '#636975',
  accent: '#B45309',
  onAccent: '#FFFFFF',
  link: '#1B5EA6',
};
const font = "font-family:'Hanken Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function linkOf(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A mail must not link to ${protocol}`);
  return href;
}

/** A word without end does not widen the mail. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';

const paragraphOf = (text: string): string =>
  `<p style="margin:0 0 16px;${font};${wrap};font-size:16px;line-height:25px;color:${colour.ink2}">${escape(text).replaceAll('\n', '<br>')}</p>`;

/** A table, because some mail programs give a link no padding. */
function actionOf({ label, url }: { label: string; url: string }): string {
  const link = escape(linkOf(url));
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${colour.accent}" style="border-radius:8px"><a href="${link}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:600;color:${colour.onAccent};text-decoration:none">${escape(label)}</a></td>
</tr></table>
<p style="margin:0;${font};font-size:14px;line-height:21px;color:${colour.ink3}">If the button does not work, copy this address into your browser:<br><a href="${link}" style="color:${colour.link};word-break:break-all">${link}</a></p>`;
}

const itemOf = ({ label, text, url }: { label: string; text: string; url: string }): string =>
  `<p style="margin:0 0 16px;${font};${wrap};font-size:16px;line-height:25px;color:${colour.ink2}"><a href="${escape(linkOf(url))}" style="color:${colour.link};font-weight:600">${escape(label)}</a><br>${escape(text)}</p>`;

function otherOf({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 0;${font};font-size:16px;line-height:25px"><a href="${escape(linkOf(url))}" style="color:${colour.link}">${escape(label)}</a></p>`;
}

function htmlOf({ heading, paragraphs, items = [], action, other, footer, preheader }: MailParts): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(heading)}</title></head>
<body style="margin:0;padding:0;background-color:${colour.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader ?? paragraphs[0] ?? heading)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colour.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;${font};font-size:20px;font-weight:700;letter-spacing:-0.02em;color:${colour.ink}">CrewCall</td></tr>
<tr><td bgcolor="${colour.surface}" style="padding:32px 24px;border:1px solid ${colour.line};border-radius:12px">
<h1 style="margin:0 0 16px;${font};${wrap};font-size:22px;line-height:28px;font-weight:640;letter-spacing:-0.014em;color:${colour.ink}">${escape(heading)}</h1>
${[...paragraphs.map(paragraphOf), ...items.map(itemOf)].join('\n')}
${action ? actionOf(action) : ''}${other ? otherOf(other) : ''}
</td></tr>
<tr><td style="padding:20px 0 0;${font};font-size:13px;line-height:20px;color:${colour.ink3}">${escape(footer).replaceAll('\n', '<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function textOf({ heading, paragraphs, items = [], action, other, footer }: MailParts): string {
  const actionText = [action, other].flatMap((link) => (link ? [`${link.label}:\n${linkOf(link.url)}`] : []));
  const itemTexts = items.map(({ label, text, url }) => `${label}\n${text}\n${linkOf(url)}`);
  return `${[heading, ...paragraphs, ...itemTexts, ...actionText, `-- \n${footer}`].join('\n\n')}\n`;
}

/** One mail in both forms. Every text is text: what people wrote is escaped, and only http addresses are linked. */
export const mailLayout = (content: MailParts): { text: string; html: string } => ({
  text: textOf(content),
  html: htmlOf(content),
});
