import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 400 | 700;

/** A font holds letters of one script; the first that has a letter writes it. */
const scripts = ['latin', 'latin-ext', 'vietnamese'] as const;
export type Script = (typeof scripts)[number];

/** What is written of a letter that no font has. */
const UNKNOWN = '?';

const has: Readonly<Record<Script, RegExp>> = {
  latin:
    /[\s\u{20}-\u{7E}\u{A0}-\u{FF}\u{131}\u{152}\u{153}\u{2013}\u{2014}\u{2018}-\u{201A}\u{201C}-\u{201E}\u{2022}\u{2026}\u{2039}\u{203A}\u{2044}\u{20AC}\u{2122}\u{2212}]/u,
  'latin-ext':
    /[\u{100}-\u{130}\u{132}-\u{151}\u{154}-\u{17E}\u{18F}\u{192}\u{1CD}-\u{1D4}\u{1E6}\u{1E7}\u{1EA}\u{1EB}\u{1FA}-\u{1FF}\u{218}-\u{21B}\u{259}\u{1E80}-\u{1E85}\u{1E9E}]/u,
  vietnamese: /[\u{1A0}\u{1A1}\u{1AF}\u{1B0}\u{1EA0}-\u{1EF9}]/u,
};

export const fontName = (script: Script, weight: Weight): string => `${script}-${weight}`;

let files: Map<string, Buffer> | undefined;

/** Read once, when the first paper is made. */
export function paperFonts(): ReadonlyMap<string, Buffer> {
  // From the program that runs: the service is one bundled file, and its packages lie beside or above that.
  const { resolve } = createRequire(process.argv[1] ?? process.cwd());
  files ??= new Map(
    scripts.flatMap((script) =>
      ([400, 700] as const).map((weight) => {
        const file = `@fontsource/hanken-grotesk/files/hanken-grotesk-${script}-${weight}-normal.woff`;
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
    const found = scripts.find((script) => has[script].test(letter));
    const last = runs.at(-1);
    const words = found ? letter : UNKNOWN;
    if (last && (last.script === found || !found)) last.words += words;
    else runs.push({ script: found ?? 'latin', words });
  }
  return runs;
}
