import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { generateFiles, type GeneratorCallback, logger, OverwriteStrategy, type Tree } from '@nx/devkit';
import { problemOf } from './edits.js';

const templates = path.join(__dirname, '../templates');
const oxfmt = path.resolve(__dirname, '../../../node_modules/oxfmt/bin/oxfmt');

/** The tree of a generator with what ours need of it: nothing is written unless all of it can be. */
export class Draft {
  constructor(readonly tree: Tree) {}

  has(file: string): boolean {
    return this.tree.exists(file);
  }

  read(file: string): string {
    const text = this.tree.read(file, 'utf8');
    if (text === null) throw new Error(`${file} is missing.`);
    return text;
  }

  /** The text of all sources below a folder, specs left out. */
  sourcesBelow(folder: string): string {
    const texts = this.tree.children(folder).map((name) => {
      const place = `${folder}/${name}`;
      if (!this.tree.isFile(place)) return this.sourcesBelow(place);
      return /(?<!spec)\.ts$/.test(name) ? this.read(place) : '';
    });
    return texts.join('\n');
  }

  /** Fills in a set of templates; one that renders to nothing is left out. @throws when a file is there already */
  add(set: string, values: Record<string, unknown>): void {
    const options = { overwriteStrategy: OverwriteStrategy.ThrowIfExisting };
    generateFiles(this.tree, path.join(templates, set), '.', values, options);
    for (const { path: file, content } of this.tree.listChanges()) {
      if (!content?.toString().trim()) this.tree.delete(file);
    }
  }

  /** Changes a file that is there; when `edit` finds no place for it, a person is asked to add `line`. */
  change(file: string, line: string, edit: (source: string) => string | null): void {
    const edited = this.has(file) ? edit(this.read(file)) : null;
    if (edited === null) logger.warn(`Please add by hand, the place was not found:  ${file}:  ${line}`);
    else this.tree.write(file, edited);
  }

  /**
   * Formats once the files are written: Nx's formatFiles knows only prettier. Then says what a person does next.
   * @throws before anything is written when a file would not compile
   */
  finished(...next: string[]): GeneratorCallback {
    const sources = this.tree.listChanges().filter(({ type, path: file }) => type !== 'DELETE' && /\.tsx?$/.test(file));
    for (const { path: file, content } of sources) {
      const problem = problemOf(content?.toString() ?? '');
      if (problem) throw new Error(`That name will not do: in ${file}, ${problem}. Choose another one.`);
    }
    const files = sources.map(({ path: file }) => file);
    return () => {
      execFileSync(process.execPath, [oxfmt, ...files], { cwd: this.tree.root });
      logger.info(['', 'Next:', ...next.map((line) => `  ${line}`)].join('\n'));
    };
  }
}
