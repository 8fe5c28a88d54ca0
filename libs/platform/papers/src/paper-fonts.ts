import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 400 | 700;

/** What is written of a letter that no font has. */
const UNKNOWN = '?';

interface Letters {
  family: 'hanken-grotesk' | 'noto-sans';
  subset: string;
  has: RegExp;
}

/** A font holds letters of one script; the first that has a letter writes it: ours, else one with the scripts of more of Europe. */
const fonts = {
  latin: {
    family: 'hanken-grotesk',
    subset: 'latin',
    has: /[\s\u{20}-\u{7E}\u{A0}-\u{FF}\u{131}\u{152}\u{153}\u{2013}\u{2014}\u{2018}-\u{201A}\u{201C}-\u{201E}\u{2022}\u{2026}\u{2039}\u{203A}\u{2044}\u{20AC}\u{2122}\u{2212}]/u,
  },
  'latin-ext': {
    family: 'hanken-grotesk',
    subset: 'latin-ext',
    has: /[\u{100}-\u{130}\u{132}-\u{151}\u{154}-\u{17E}\u{18F}\u{192}\u{1CD}-\u{1D4}\u{1E6}\u{1E7}\u{1EA}\u{1EB}\u{1FA}-\u{1FF}\u{218}-\u{21B}\u{259}\u{1E80}-\u{1E85}\u{1E9E}]/u,
  },
  vietnamese: {
    family: 'hanken-grotesk',
    subset: 'vietnamese',
    has: /[\u{1A0}\u{1A1}\u{1AF}\u{1B0}\u{1EA0}-\u{1EF9}]/u,
  },
  'more-latin': {
    family: 'noto-sans',
    subset: 'latin-ext',
    has: /[\u{154}-\u{2BA}\u{1E00}-\u{1E9F}\u{1EF2}-\u{1EFF}]/u,
  },
  cyrillic: { family: 'noto-sans', subset: 'cyrillic', has: /[\u{400}-\u{45F}\u{490}\u{491}\u{4B0}\u{4B1}\u{2116}]/u },
  'cyrillic-ext': { family: 'noto-sans', subset: 'cyrillic-ext', has: /[\u{460}-\u{482}\u{48A}-\u{52F}]/u },
  greek: {
    family: 'noto-sans',
    subset: 'greek',
    has: /[\u{370}-\u{377}\u{37A}-\u{37F}\u{384}-\u{38A}\u{38C}\u{38E}-\u{3A1}\u{3A3}-\u{3E1}\u{3F0}-\u{3FF}]/u,
  },
} as const satisfies Record<string, Letters>;

export type Script = keyof typeof fonts;
const scripts = Object.keys(fonts) as Script[];

export const fontName = (script: Script, weight: Weight): string => `${script}-${weight}`;

let files: Map<string, Buffer> | undefined;

/** Read once, when the first paper is made. */
export function paperFonts(): ReadonlyMap<string, Buffer> {
  // From the program that runs: the service is one bundled file, and its packages lie beside or above that.
  const { resolve } = createRequire(process.argv[1] ?? process.cwd());
  files ??= new Map(
    scripts.flatMap((script) =>
      ([400, 700] as const).map((weight) => {
        const { family, subset } = fonts[script];
        const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
        return [fontName(script, weight), readFileSync(resolve(file))] as const;
      }),
    ),
  );
  return files;
}

export interface Run {
  script: Script;
  words: string;
}

/** Text in runs of one font each. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const found = scripts.find((script) => fonts[script].has.test(letter));
    const last = runs.at(-1);
    const words = found ? letter : UNKNOWN;
    if (last && (last.script === found || !found)) last.words += words;
    else runs.push({ script: found ?? 'latin', words });
  }
  return runs;
}
