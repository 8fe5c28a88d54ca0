import { createHash } from 'node:crypto';

/** What the server build's `render` answers for an address. */
export interface RenderedPage {
  html: string;
  /** `<style>` tags with the rules that the page uses. */
  styles: string;
  /** The inline script that sets the colour scheme before the first paint. */
  colourScheme: string;
}

/** The built index.html with its places to fill, and the address of its font. */
export interface Template {
  html: string;
  font: string | undefined;
}

const preload = (font: string | undefined): string =>
  font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : '';

/** The page that renders any address: no content yet, scripts at once. */
export function shellPage({ html, font }: Template, { colourScheme }: RenderedPage): string {
  return html
    .replace('<!--head-->', preload(font))
    .replace('<!--app-->', '')
    .replace('<body>', `<body>${colourScheme}`);
}

/**
 * A page that is readable before any script has arrived. Its scripts are asked for after the first paint: on a phone
 * they would otherwise compete with the font and the page itself.
 */
export function prerenderedPage({ html, font }: Template, page: RenderedPage): string {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html);
  if (!entry?.[1]) throw new Error('The built index.html has no module script to load late.');
  const late = `requestAnimationFrame(function(){setTimeout(function(){import(${JSON.stringify(entry[1])})})})`;
  return html
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(entry[0], '')
    .replace('<!--head-->', preload(font) + page.styles)
    .replace('<body>', `<body>${page.colourScheme}`)
    .replace('<!--app-->', () => page.html)
    .replace('</body>', `<script>${late}</script></body>`);
}

const hash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const contentsOf = (tag: 'script' | 'style', html: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => content,
  );

/**
 * What a strict Content-Security-Policy has to let through: every inline script, and every inline style sheet. The empty
 * one is the sheet that the theme fills through the CSSOM while the app runs.
 */
export function policyHashes(pages: string[]): { scriptHashes: string[]; styleHashes: string[] } {
  const all = (tag: 'script' | 'style'): string[] => [
    ...new Set(pages.flatMap((page) => contentsOf(tag, page)).map(hash)),
  ];
  return { scriptHashes: all('script'), styleHashes: [...new Set([hash(''), ...all('style')])] };
}
