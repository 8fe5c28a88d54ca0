import type { StyleCache } from '@crewcall/web-ui';

export interface PieceStyles {
  html: string;
  /** Told to the browser for pieces after the first, whose sheets its cache does not look for. */
  names: string[];
}

/** Answers, at every call, with the style rules that were added since the last. */
export function stylesOfPieces(styles: StyleCache, nonce: string): () => PieceStyles {
  const { insert } = styles;
  let added: { name: string; isGlobal: boolean }[] = [];
  styles.insert = (...args) => {
    const [selector, { name }] = args;
    if (styles.inserted[name] === undefined) added.push({ name, isGlobal: selector === '' });
    return insert(...args);
  };
  const rulesOf = (name: string): string => String(styles.inserted[name] ?? '');
  const sheet = (id: string, rules: string): string =>
    `<style data-emotion="${id}" nonce="${nonce}">${rules.replaceAll('</', '<\\/')}</style>`;
  return () => {
    const taken = added;
    added = [];
    const globals = taken.filter(({ isGlobal }) => isGlobal);
    const names = taken.filter(({ isGlobal }) => !isGlobal).map(({ name }) => name);
    return {
      names,
      html:
        globals.map(({ name }) => sheet(`css-global ${name}`, rulesOf(name))).join('') +
        (names.length ? sheet(`css ${names.join(' ')}`, names.map(rulesOf).join('')) : ''),
    };
  };
}
