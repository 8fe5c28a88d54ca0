const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} - CrewCall</title></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;

/** Asks, because mail scanners open every link. The form posts to the address it came from. */
export const unsubscribeQuestion = (): string =>
  page(
    'Stop these mails?',
    '<p>You still find everything in the bell. Mail about the safety of your account always comes.</p><form method="post"><button type="submit">Unsubscribe</button></form>',
  );

export const unsubscribedPage = (): string =>
  page(
    'You are unsubscribed',
    '<p>These mails stop now. <a href="/settings">Choose your mail in the settings</a>.</p>',
  );
