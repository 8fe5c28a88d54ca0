import 'reflect-metadata';
import type { Draft } from './draft.js';
import { event } from './event.kind.js';
import { slice } from './slice.kind.js';
import { webFeature } from './web-feature.kind.js';

interface Kind {
  usage: string;
  /** How many words follow the kind. */
  words: number;
  draw: (root: string, words: string[], singular?: string) => Draft;
  next: string[];
}

const kinds: Record<string, Kind> = {
  slice: {
    usage: 'npm run new -- slice <service> <plural-name>',
    words: 2,
    draw: slice,
    next: [
      'npm run generate   writes the API description anew',
      'Say in the README of the service what it owns now, and show it: npm run new -- web-feature <plural-name>',
    ],
  },
  'web-feature': {
    usage: 'npm run new -- web-feature <plural-name>',
    words: 1,
    draw: webFeature,
    next: ['Show it: a route of apps/web/src/app/routes renders the list that its index.ts exports.'],
  },
  event: {
    usage: 'npm run new -- event <service> <what-happened>',
    words: 2,
    draw: event,
    next: [
      'npm run generate   adds it to docs/events.md',
      'Publish it inside the transaction of the change; name a service in heardBy together with its @OnEvent method.',
    ],
  },
};

const usage = (): string =>
  Object.values(kinds)
    .map((kind) => `  ${kind.usage}`)
    .join('\n');

function print({ byHand }: Draft, { added, changed }: { added: string[]; changed: string[] }, next: string[]): void {
  for (const file of added) console.log(`  new      ${file}`);
  for (const file of changed) console.log(`  changed  ${file}`);
  if (byHand.length) console.log('\nPlease add by hand, the place was not found:');
  for (const { file, line } of byHand) console.log(`  ${file}:  ${line}`);
  console.log(['', 'Next:', ...next.map((line) => `  ${line}`)].join('\n'));
}

/** `slice jobs venues`, `web-feature venues`, `event jobs job-paused`; `--singular=…` where English is irregular. */
export async function main(args: string[]): Promise<number> {
  const [name = '', ...words] = args.filter((arg) => !arg.startsWith('--'));
  const singular = args.find((arg) => arg.startsWith('--singular='))?.slice('--singular='.length);
  const kind = kinds[name];
  if (!kind) throw new Error(`New what?\n${usage()}`);
  if (words.length !== kind.words) throw new Error(`As in: ${kind.usage}`);
  const draft = kind.draw(process.cwd(), words, singular);
  print(draft, await draft.write(), kind.next);
  return 0;
}
