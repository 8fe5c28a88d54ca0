import {
  drawnTemplate,
  fillTemplate,
  framedPage,
  hashesOf,
  membersScript,
  type PageParts,
  policyHashes,
  shellPage,
  startScript,
} from './pages';

const built = {
  html: `<!doctype html><html><head><title>CrewCall</title>
    <meta
      name="description"
      content="Crew &amp; jobs."
    />
    <!--head-->
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head><body>
    <div id="root"><!--app--></div>
    <noscript>Later.</noscript>
  </body></html>`,
  font: '/assets/font.woff2',
  colourScheme: '<script>scheme()</script>',
};
const template = drawnTemplate(built, 'sign()');
const parts: PageParts = {
  html: '<h1>Jobs</h1>',
  styles: '<style data-emotion="css a">.a{}</style>',
  cache: '{"queries":{}}',
  meta: {},
  scripts: ['/assets/index.js', '/assets/jobs.js'],
};
const fill = (more: Partial<PageParts> = {}): string => fillTemplate(template, { ...parts, ...more });

describe('the pages of a build', () => {
  it('loads no script with a drawn page before somebody wants one', () => {
    const page = fill();
    expect(page).not.toMatch(/modulepreload|type="module"/);
    expect(page).toContain('data-scripts="/assets/index.js /assets/jobs.js"');
    expect(page).toContain('<div id="root"><h1>Jobs</h1></div>');
    expect(page.indexOf('id="drawn"')).toBeLessThan(page.indexOf('sign()'));
  });

  it('names the scripts of a page that the app draws, each of them once', () => {
    const shell = shellPage(built, ['/assets/index.js', '/assets/react.js', '/assets/dashboard.js']);
    expect(shell.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/dashboard.js">',
      '<link rel="modulepreload" crossorigin href="/assets/react.js">',
    ]);
  });

  it('paints the frame of a page before it asks for scripts, and lets nobody use it', () => {
    const frame = { html: '<header>CrewCall</header>', styles: '<style>a{}</style>' };
    const page = framedPage(built, startScript(['/assets/index.js', '/assets/dashboard.js']), frame);
    expect(page).toContain('<div id="root"><div inert><header>CrewCall</header></div></div>');
    expect(page.indexOf('<style>a{}</style>')).toBeLessThan(page.indexOf('</head>'));
    expect(page).not.toMatch(/type="module"|<link rel="modulepreload"/);
    expect(page).toMatch(
      /<script>\(function startAfterPaint[^]*\(\["\/assets\/index\.js","\/assets\/dashboard\.js"\]\)<\/script>/,
    );
  });

  it('gives the script of a members’ page all that it calls', () => {
    const script = membersScript(['/assets/index.js']);
    expect(script).toMatch(/^\(function showMembersPage/);
    expect(script).toMatch(/\)\(\["\/assets\/index\.js"\],function startAfterPaint[^]*,function awaitFirstSign[^]*\)$/);
  });

  it('loads the app at once where nothing is drawn', () => {
    const shell = shellPage(built);
    expect(shell).toContain('<div id="root"></div>');
    expect(shell).toContain('src="/assets/index.js"');
  });

  it('gives a page its own words, and keeps those of the site beside them', () => {
    const page = fill({ meta: { title: 'A "$&" <b>', description: 'Sound & "light"' } });
    expect(page).toContain('<title>A &quot;$&amp;&quot; &lt;b&gt; - CrewCall</title>');
    expect(page).toContain('content="Sound &amp; &quot;light&quot;" data-usual="Crew &amp; jobs."');
    expect(fill()).toContain('<title>CrewCall</title>');
  });

  it('takes a $ in what somebody wrote for a $', () => {
    expect(fill({ html: '<p>$& $1 $$</p>', cache: '"$&"' })).toMatch(/<p>\$& \$1 \$\$<\/p>[\s\S]*"\$&"/);
  });

  it('names for the policy what is inline and runs, and nothing else', () => {
    const page = fill();
    expect(hashesOf('style', page)).toHaveLength(1);
    expect(hashesOf('script', page)).toHaveLength(2);
    expect(policyHashes([page, shellPage(built)]).scriptHashes).toHaveLength(2);
  });

  it('fails where there is no script to load later', () => {
    expect(() => drawnTemplate({ ...built, html: '<html></html>' }, '')).toThrow('no module script');
  });
});
