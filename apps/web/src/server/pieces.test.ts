import { makeStore } from '@crewcall/web-data-access';
import { makeStyleCache } from '@crewcall/web-ui';
import { crewCountApi } from '../features/landing/api/crew-count.api';
import { assetsOf } from './page-assets';
import { answersOfPieces, scriptJson } from './piece-answers';
import { stylesOfPieces } from './piece-styles';

const start = {
  assets: { entry: '/e.js', preloads: [] },
  parts: [],
  origin: 'https://crew.example',
  renderedAt: 0,
  session: { status: 'signed-out' as const, user: null, ended: 0 },
};

describe('what comes with a piece of a page', () => {
  it('is each answer once, in a script that may run', async () => {
    const store = makeStore();
    const take = answersOfPieces(store, start, 'abc');
    const first = take(['a']);
    expect(first).toMatch(/^<script nonce="abc">\(self\.pagePieces\?\?=\[\]\)\.push\(/);
    expect(first).toContain('"styleNames":[]');
    expect(first).toContain('"origin":"https://crew.example"');
    expect(take([])).toBe('');
    await store.dispatch(crewCountApi.util.upsertQueryData('crewCount', undefined, 7));
    expect(take(['b'])).toContain('"data":7');
    expect(take(['c'])).not.toContain('"data":7');
  });

  it('is no more of an answer than a browser asks for: the kinds once, no times and no requests', async () => {
    const store = makeStore();
    await store.dispatch(crewCountApi.util.upsertQueryData('crewCount', undefined, 7));
    const sent = answersOfPieces(store, start, 'abc')([]);
    const piece = JSON.parse(/push\((.*)\)<\/script>$/.exec(sent)?.[1] ?? '{}') as Record<string, unknown>;
    expect(piece).toEqual({
      queries: { 'crewCount(undefined)': { status: 'fulfilled', endpointName: 'crewCount', data: 7 } },
      tags: store.getState().api.provided.tags,
      styleNames: [],
      start,
    });
  });

  it('never lets a text end the script [S43]', () => {
    const json = scriptJson({ title: '</script><script>alert(1)</script>\u2028' });
    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script>\u2028' });
  });

  it('is each style rule once, under the nonce', () => {
    const styles = makeStyleCache('abc');
    const take = stylesOfPieces(styles, 'abc');
    styles.insert('.css-one', { name: 'one', styles: 'color:red;' } as never, styles.sheet, true);
    const { html, names } = take();
    expect([names, html]).toEqual([['one'], expect.stringMatching(/^<style data-emotion="css one" nonce="abc">/)]);
    expect(take()).toEqual({ names: [], html: '' });
  });

  it('are the scripts that the page will want, each before what imports it', () => {
    const chunks = {
      'src/entry.client.tsx': { file: 'entry.js', imports: ['_react.js'] },
      '_react.js': { file: 'react.js', name: 'vendor' },
      'src/app/routes/jobs.route.tsx': { file: 'jobs.js', imports: ['_react.js', '_rows.js'] },
      '_rows.js': { file: 'rows.js', imports: ['_react.js'] },
    };
    expect(assetsOf(['src/app/routes/jobs.route.tsx', 'src/gone.tsx'], chunks)).toEqual({
      entry: '/entry.js',
      packages: '/react.js',
      preloads: ['/react.js', '/entry.js', '/rows.js', '/jobs.js'],
    });
  });
});
