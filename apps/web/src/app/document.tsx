import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { use, type ReactNode } from 'react';
import { theme } from '@crewcall/web-ui';
import fonts from '../fonts.css?inline';
import { NonceContext } from './providers';

const schemes = theme.colorSchemes;

/** Files of a page for the browser. */
export interface PageAssets {
  entry: string;
  /** The packages that every page needs, in one script; not while developing. */
  packages?: string | undefined;
  /** Scripts that the page will want, the entry's own imports among them. */
  preloads: readonly string[];
}

interface DocumentProps {
  assets: PageAssets;
  /** What runs before the app does; the server's alone. */
  firstScript?: string;
  children: ReactNode;
}

/** The whole document, on the server and in the browser. Titles and descriptions come from the pages themselves. */
export function Document({ assets, firstScript = '', children }: DocumentProps): ReactNode {
  const nonce = use(NonceContext);
  // Browsers hide the nonce from scripts that compare attributes.
  const inline = { nonce, suppressHydrationWarning: true };
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" {...inline} />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          content={schemes.light?.palette.background.paper}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={schemes.dark?.palette.background.paper}
          media="(prefers-color-scheme: dark)"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* In the page: a file of its own would hold the first paint back by a round trip. */}
        <style {...inline} dangerouslySetInnerHTML={{ __html: fonts }} />
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script {...inline} dangerouslySetInnerHTML={{ __html: firstScript }} />
        {/* Evaluated when it has come, in a task of its own: what is pressed before the entry runs is answered between them. */}
        {assets.packages && <script type="module" async src={assets.packages} {...inline} />}
      </head>
      <body>
        <InitColorSchemeScript attribute="data-theme" defaultMode="system" nonce={nonce} />
        {children}
        <script type="module" src={assets.entry} {...inline} />
      </body>
    </html>
  );
}
