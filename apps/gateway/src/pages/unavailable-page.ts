/** Asks every 4 to 8 s whether the page can be had again: not all who wait come in the same moment. */
const askAgain = `
      const look = async () => {
        const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
        if (answer && answer.status < 500 && answer.status !== 429) location.reload();
        else wait();
      };
      const wait = () => setTimeout(look, 4000 + Math.random() * 4000);
      wait();
    `;

/**
 * What is shown while no page can be rendered, until one can. It needs nothing else of ours; without script its link
 * asks again.
 */
export const unavailablePage = (nonce: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>Back in a moment - CrewCall</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style nonce="${nonce}">
      body { display: grid; place-content: center; gap: 16px; min-height: 100vh; margin: 0; padding: 24px; font: 1rem/1.55 system-ui, sans-serif; text-align: center; }
      h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
      p { margin: 0 auto; max-width: 44ch; }
      a { display: inline-block; padding: 12px 20px; border: 1px solid; border-radius: 8px; color: inherit; font-weight: 600; text-decoration: none; }
    </style>
  </head>
  <body>
    <h1>Back in a moment</h1>
    <p>CrewCall could not show this page just now. Nothing you saved is lost.</p>
    <p>This page comes by itself as soon as it can.</p>
    <p><a href="">Try again</a></p>
    <script nonce="${nonce}">${askAgain}</script>
  </body>
</html>
`;
