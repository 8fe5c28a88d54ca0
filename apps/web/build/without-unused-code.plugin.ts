import type { Plugin } from 'vite';

/**
 * Two parts that every page would carry although nothing of ours reaches them: the spinner inside of buttons (ours say in
 * words that they are busy), and what emotion's `withTheme` copies between classes.
 */
export function withoutUnusedCode(): Plugin {
  return {
    name: 'without-unused-code',
    load: {
      filter: {
        id: /@mui[\\/]material[\\/]CircularProgress[\\/]index\.m?js$|hoist-non-react-statics[\\/]dist[\\/].*\.js$/,
      },
      handler: (id) =>
        id.includes('CircularProgress')
          ? 'export default function NoSpinner() { return null; }'
          : 'export default function keep(target) { return target; }',
    },
  };
}
