import { createHash } from 'node:crypto';
import { startAfterPaint } from './after-paint';
import { awaitFirstSign } from './first-sign';
import { showMembersPage } from './members-page';

/** What a drawn page is put together from. */
export interface DrawnFiles {
  template: string;
  /** Of each page's code, the scripts that it will want; the app's entry first. */
  scripts: Readonly<Record<string, readonly string[]>>;
}

/** What is put into the template's places. */
export interface PageParts {
  html: string;
  styles: string;
  cache: string;
  meta: { title?: string; description?: string };
  scripts: readonly string[];
}

/** What stands in a page until the app has come: it can be seen, and not yet used. */
export interface Frame {
  html: string;
  /** `<style>` tags with the rules that it uses. */
  styles: string;
}

interface Built {
  /** The built index.html with its places to fill. */
  html: string;
  /** The address of its font. */
  font: string | undefined;
  /** The inline script that sets the colour scheme before the first paint. */
  colourScheme: string;
}

const preload = (font: string | undefined): string =>
  font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : '';

const modulePreloads = /\s*<link rel="modulepreload"[^>]*>/g;

function entryTagOf(html: string): string {
  const [tag] = /<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/.exec(html) ?? [];
  if (!tag) throw new Error('The built index.html has no module script to load late.');
  return tag;
}

/**
 * The page that the app draws by itself: no content yet, scripts at once. The scripts of the page that it will be are
 * named here, or they would be asked for only when the app has come and knows the address.
 */
export function shellPage({ html, font, colourScheme }: Built, scripts: readonly string[] = []): string {
  const later = scripts.filter((file) => !html.includes(`"${file}"`));
  const links = later.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return html
    .replace('<!--head-->', [preload(font), ...links].join(''))
    .replace('<!--app-->', '')
    .replace('<body>', `<body>${colourScheme}`);
}

/** The same with a frame, which is painted before the first script is asked for; `start` asks for it. */
export function framedPage({ html, font, colourScheme }: Built, start: string, frame: Frame): string {
  return html
    .replace(modulePreloads, '')
    .replace(entryTagOf(html), '')
    .replace('<!--head-->', () => preload(font) + frame.styles)
    .replace('<!--app-->', () => `<div inert>${frame.html}</div>`)
    .replace('<body>', `<body>${colourScheme}`)
    .replace('</noscript>', () => `</noscript><script>${start}</script>`);
}

/**
 * The page that is readable before any script has arrived. Its scripts are asked for after the first paint: on a phone
 * they would otherwise compete with the font and the page itself.
 */
export function drawnTemplate({ html, font, colourScheme }: Built, firstSign: string): string {
  return html
    .replace(modulePreloads, '')
    .replace(entryTagOf(html), '')
    .replace('<!--head-->', `${preload(font)}<!--head-->`)
    .replace('<body>', `<body>${colourScheme}`)
    .replace('</noscript>', () => `</noscript><!--drawn--><script>${firstSign}</script>`);
}

/** The inline script of a drawn page. */
export const firstSignScript = `(${awaitFirstSign.toString()})()`;

/** The inline script of a frame whose page the app draws. */
export const startScript = (scripts: readonly string[]): string =>
  `(${startAfterPaint.toString()})(${JSON.stringify(scripts)})`;

/** The inline script of a frame whose page is drawn for who is signed in. */
export const membersScript = (scripts: readonly string[]): string =>
  `(${showMembersPage.toString()})(${[JSON.stringify(scripts), startAfterPaint.toString(), awaitFirstSign.toString()].join()})`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Replacements are functions: a `$` in what somebody wrote is only a `$`. */
export function fillTemplate(template: string, { html, styles, cache, meta, scripts }: PageParts): string {
  const { title, description } = meta;
  const page = template
    .replace('<!--head-->', () => styles)
    .replace('<!--app-->', () => html)
    .replace(
      '<!--drawn-->',
      () => `<script type="application/json" id="drawn" data-scripts="${scripts.join(' ')}">${cache}</script>`,
    );
  const titled = title ? page.replace(/<title>[^<]*/, () => `<title>${escape(title)} - CrewCall`) : page;
  return description
    ? titled.replace(
        /(<meta\s+name="description"\s+content=")([^"]*)"/,
        (_all, before: string, usual: string) => `${before}${escape(description)}" data-usual="${usual}"`,
      )
    : titled;
}

const contentsOf = (tag: 'script' | 'style', html: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src|type)=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => content,
  );

const hash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** As a Content-Security-Policy names them. */
export const hashesOf = (tag: 'script' | 'style', ...pages: string[]): string[] => [
  ...new Set(pages.flatMap((page) => contentsOf(tag, page)).map(hash)),
];

/**
 * What a strict Content-Security-Policy has to let through: every inline script, and every inline style sheet. The empty
 * one is the sheet that the theme fills through the CSSOM while the app runs.
 */
export const policyHashes = (pages: string[]): { scriptHashes: string[]; styleHashes: string[] } => ({
  scriptHashes: hashesOf('script', ...pages),
  styleHashes: [...new Set([hash(''), ...hashesOf('style', ...pages)])],
});
